import { count } from "#content/count.ts";
import { useEffect } from "react";
import { useFetcher } from "react-router";

import { absentValue } from "#content/schema/describe.ts";

import type { ShownFacts } from "#studio/server/courses/count-shown.ts";
import { Panel } from "../../shell/panel.tsx";
import { valueIn } from "../website/draft/draft-state.ts";
import { useEditor } from "../website/draft/use-draft.ts";
import { pathsIn, schemaOf } from "../website/fields/field-path.ts";
import { Field } from "../website/fields/field.tsx";

const CLASS_SIZE = "course-details/classSize";
const fields = [...pathsIn("course/price"), "course/hours", "course/weeks", `${CLASS_SIZE}/most`];

/** The price, hours and weeks of the course, and how many times pages show each. */
export function CourseFacts() {
  const { store } = useEditor();
  const { data: shown, load } = useFetcher<ShownFacts>();
  useEffect(() => void load("/courses/shown"), [load]);
  function leave() {
    const isEmptied = valueIn(store.read(), `${CLASS_SIZE}/most`) === "";
    if (isEmptied) store.change(CLASS_SIZE, absentValue(schemaOf(CLASS_SIZE)));
  }
  return (
    <Panel id="price" icon="price" heading="Price, hours and class size">
      <p className="mb-3 text-sm text-muted-foreground">
        {shown &&
          `Pages show the tuition in ${count(shown.price, "place")}, the hours in ${shown.hours} and the weeks in ${shown.weeks}.`}
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
