import type { FieldChange } from "../../../contract/publishing.ts";
import { publishingWords } from "./publishing-words.ts";

const text = publishingWords.changes;

/** Changed fields, with their values before and after the change. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <ul className="grid gap-3">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="min-w-0">
          <h3 className="font-medium">{field}</h3>
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
            <Value label={text.before}>{before}</Value>
            <Value label={text.after}>{after}</Value>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Value({ label, children }: { label: string; children: string | undefined }) {
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="min-w-0 break-words">
        {children ?? <span className="text-muted-foreground">{text.nothing}</span>}
      </dd>
    </>
  );
}
