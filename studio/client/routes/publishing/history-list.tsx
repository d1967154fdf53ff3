import { Form } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import type { HistoryRow } from "../../../contract/publishing.ts";
import { ChangeList } from "./change-list.tsx";
import { publishingWords } from "./publishing-words.ts";

const text = publishingWords.history;

/** The history of publishing, with buttons that publish an earlier, kept release again. */
export function HistoryList({ rows }: { rows: readonly HistoryRow[] }) {
  return (
    <ol className="grid gap-4">
      {rows.map((row) => (
        <li
          key={`${row.at.iso} ${row.release}`}
          className={`panel ${row.isCurrent ? "border-link" : ""}`}
        >
          <h3 className="text-lg">
            <time dateTime={row.at.iso}>{row.at.label}</time>
          </h3>
          <p className="text-sm text-muted-foreground">{text.by(row.by)}</p>
          {row.isCurrent && <p className="mt-1 font-medium text-link">{text.current}</p>}
          <What row={row} />
          {row.isKept && (
            <SwitchForm release={row.release} className="mt-3">
              <Button
                type="submit"
                variant="outline"
                name="do"
                value="use"
                aria-label={`${text.use}: ${row.at.label}`}
              >
                {text.use}
              </Button>
            </SwitchForm>
          )}
        </li>
      ))}
    </ol>
  );
}

function What({ row: { action, releasedAt, changes } }: { row: HistoryRow }) {
  if (action === "switched") return <p className="mt-2">{text.wentBack(releasedAt?.label)}</p>;
  if (changes.length === 0) return <p className="mt-2">{text.unchanged}</p>;
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2 font-medium">
        {text.changed(changes.length)}
      </summary>
      <ChangeList changes={changes} />
    </details>
  );
}

interface SwitchFormProps {
  release: string;
  className: string;
  children: React.ReactNode;
}

/** A form whose button makes a kept release the one that visitors see. */
export function SwitchForm({ release, className, children }: SwitchFormProps) {
  return (
    <Form method="post" className={className} preventScrollReset>
      <input type="hidden" name="release" value={release} />
      {children}
    </Form>
  );
}
