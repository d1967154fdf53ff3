import type { FieldChange } from "../../../contract/publishing.ts";
import { Comparison } from "../../shell/comparison.tsx";
import { publishingWords } from "./publishing-words.ts";

const text = publishingWords.changes;

/** Changed fields, with their values before and after the change. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <Comparison
      rows={changes.map(({ field, before, after }) => ({ label: field, values: [before, after] }))}
      sides={[text.before, text.after]}
      nothing={text.nothing}
    />
  );
}
