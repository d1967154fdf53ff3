import { absentValue } from "#content/schema/describe.ts";

import { Panel } from "../../shell/panel.tsx";
import { valueIn } from "../website/draft/draft-state.ts";
import { useEditor } from "../website/draft/use-draft.ts";
import { pathsIn, schemaOf } from "../website/fields/field-path.ts";
import { Field } from "../website/fields/field.tsx";

const CLASS_SIZE = "course-details/classSize";
const fields = [...pathsIn("course/price"), "course/hours", "course/weeks", `${CLASS_SIZE}/most`];

/** The price, hours and weeks of the course, and the size of a class. */
export function CourseFacts() {
  const { store } = useEditor();
  function leave() {
    const isEmptied = valueIn(store.read(), `${CLASS_SIZE}/most`) === "";
    if (isEmptied) store.change(CLASS_SIZE, absentValue(schemaOf(CLASS_SIZE)));
  }
  return (
    <Panel id="price" icon="price" heading="Price, hours and class size">
      <p className="mb-3 text-sm text-muted-foreground">
        Changed here, they change on every page that shows them.
      </p>
      <div
        onBlur={leave}
        className="grid grid-cols-2 items-start gap-5 lg:grid-cols-5 [&_p]:order-last [&>div]:grid [&_input]:max-w-28"
      >
        {fields.map((path) => (
          <Field key={path} path={path} />
        ))}
      </div>
    </Panel>
  );
}
