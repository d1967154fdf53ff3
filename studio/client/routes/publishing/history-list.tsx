import { Form } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import type { HistoryRow } from "../../../contract/publishing.ts";
import { ChangeList } from "./change-list.tsx";
import { publishingWords } from "./publishing-words.ts";

const text = publishingWords.history;

/** The history of publishing, with buttons that show an earlier version again. */
export function HistoryList({ rows }: { rows: readonly HistoryRow[] }) {
  return (
    <ol className="grid gap-4">
      {rows.map((row) => (
        <li
          key={row.id}
          className={`panel ${isPublish(row) && row.isCurrent ? "border-link" : ""}`}
        >
          <h3 className="text-lg">
            {isPublish(row) && `${text.title(row.version)}, `}
            <time dateTime={row.at.iso}>{row.at.label}</time>
          </h3>
          <p className="text-sm text-muted-foreground">{text.by(row.by)}</p>
          {isPublish(row) && row.isCurrent && (
            <p className="mt-1 font-medium text-link">{text.current}</p>
          )}
          <What row={row} />
          {isPublish(row) && !row.isCurrent && (
            <VersionForm version={row.version} className="mt-3">
              <Button
                type="submit"
                variant="outline"
                name="do"
                value="use"
                aria-label={`${text.use}: ${text.title(row.version)}`}
              >
                {text.use}
              </Button>
            </VersionForm>
          )}
        </li>
      ))}
    </ol>
  );
}

function isPublish({ action }: HistoryRow): boolean {
  return action === "published";
}

function What({ row }: { row: HistoryRow }) {
  const { version, message, changes } = row;
  if (!isPublish(row)) return <p className="mt-2">{text.wentBack(text.version(version))}</p>;
  return (
    <>
      {message && <p className="mt-2 break-words">{message}</p>}
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer py-2 font-medium">
          {text.changed(changes.length)}
        </summary>
        <ChangeList changes={changes} />
      </details>
    </>
  );
}

interface VersionFormProps {
  version: number;
  className: string;
  children: React.ReactNode;
}

/** A form whose button makes a stored version the one that visitors see. */
export function VersionForm({ version, className, children }: VersionFormProps) {
  return (
    <Form method="post" className={className} preventScrollReset>
      <input type="hidden" name="version" value={version} />
      {children}
    </Form>
  );
}
