import { useEffect } from "react";
import { useFetcher } from "react-router";

import type { ShownFacts } from "../../../server/courses/count-shown.ts";
import { Panel } from "../../shell/panel.tsx";
import { Field } from "../website/fields/field.tsx";
import { schemaOf } from "../website/fields/field-path.ts";
import { coursesWords } from "./courses-words.ts";

const text = coursesWords.facts;

/** The price, hours and weeks of the course, and how many times pages show each. */
export function CourseFacts() {
  const { data: shown, load } = useFetcher<ShownFacts | null>();
  useEffect(() => void load("/courses/shown"), [load]);
  return (
    <Panel id="price" icon="price" heading={text.heading}>
      <p className="mb-3 text-sm text-muted-foreground">{shown && text.shown(shown)}</p>
      <Field schema={schemaOf("course")} path="course" label={text.heading} isWhole />
    </Panel>
  );
}
