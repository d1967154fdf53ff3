import { useEffect } from "react";
import { useFetcher } from "react-router";

import type { ShownFacts } from "../../../server/courses/count-shown.ts";
import { Panel } from "../../shell/panel.tsx";
import { Field, pathsIn } from "../website/fields/field.tsx";
import { coursesWords } from "./courses-words.ts";

const text = coursesWords.facts;
const fields = [...pathsIn("course/price"), "course/hours", "course/weeks"];

/** The price, hours and weeks of the course, and how many times pages show each. */
export function CourseFacts() {
  const { data: shown, load } = useFetcher<ShownFacts | null>();
  useEffect(() => void load("/courses/shown"), [load]);
  return (
    <Panel id="price" icon="price" heading={text.heading}>
      <p className="mb-3 text-sm text-muted-foreground">{shown && text.shown(shown)}</p>
      <div className="grid items-end gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {fields.map((path) => (
          <Field key={path} path={path} />
        ))}
      </div>
    </Panel>
  );
}
