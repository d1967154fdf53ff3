import { count } from "#content/count.ts";
import { useEffect } from "react";
import { useFetcher } from "react-router";

import type { ShownFacts } from "#studio/server/courses/count-shown.ts";
import { Panel } from "../../shell/panel.tsx";
import { pathsIn } from "../website/fields/field-path.ts";
import { Field } from "../website/fields/field.tsx";

const fields = [
  ...pathsIn("course/price"),
  "course/hours",
  "course/weeks",
  "course-details/classSize/most",
];

/** The price, hours and weeks of the course, and how many times pages show each. */
export function CourseFacts() {
  const { data: shown, load } = useFetcher<ShownFacts>();
  useEffect(() => void load("/courses/shown"), [load]);
  return (
    <Panel id="price" icon="price" heading="Price, hours and class size">
      <p className="mb-3 text-sm text-muted-foreground">
        {shown &&
          `Pages show the tuition in ${count(shown.price, "place")}, the hours in ${shown.hours} and the weeks in ${shown.weeks}.`}
      </p>
      <div className="grid grid-cols-2 items-start gap-5 lg:grid-cols-5 [&_p]:order-last [&>div]:grid [&_input]:max-w-28">
        {fields.map((path) => (
          <Field key={path} path={path} />
        ))}
      </div>
    </Panel>
  );
}
