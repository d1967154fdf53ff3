import { absentValue } from "#content/schema/describe.ts";

import { Panel } from "../../shell/panel.tsx";
import { valueIn } from "../website/draft/draft-state.ts";
import { useEditor } from "../website/draft/use-draft.ts";
import { pathsIn, schemaOf } from "../website/fields/field-path.ts";
import { Fields } from "../website/fields/field.tsx";

export const CLASS_SIZE = "course-details/classSize";
const [amount, ...others] = [...pathsIn("course/price"), "course/hours", "course/weeks"];

interface CourseFactsProps {
  /** Whether the class size is one of them, because nothing else asks for it. */
  hasClassSize: boolean;
}

/** The price, hours and weeks of the course. */
export function CourseFacts({ hasClassSize }: CourseFactsProps) {
  const { store } = useEditor();
  function leave() {
    const isEmptied = valueIn(store.read(), `${CLASS_SIZE}/most`) === "";
    if (isEmptied) store.change(CLASS_SIZE, absentValue(schemaOf(CLASS_SIZE)));
  }
  return (
    <Panel id="price" icon="price" heading="Price and hours">
      <p className="mb-3 text-sm text-muted-foreground">
        Changed here, they change on every page that shows them.
      </p>
      <div
        onBlur={leave}
        className="grid grid-cols-2 items-start gap-x-4 gap-y-3 [&_p]:order-last [&_span]:max-w-none [&>:is(details,:first-child:nth-last-child(4))]:col-span-full [&>div]:grid"
      >
        <Fields paths={[amount, ...(hasClassSize ? [`${CLASS_SIZE}/most`] : []), ...others]} />
      </div>
    </Panel>
  );
}
