import type { HistoryRow } from "../../../contract/publishing.ts";
import { OldAndNew } from "./change-row.tsx";
import { publishingWords } from "./publishing-words.ts";
import { VersionForm } from "./version-form.tsx";

const text = publishingWords.history;
/** Changes that are named without opening the list. */
const NAMED = 3;

/** The history of publishing: who, when, what; each version can be looked at and shown again. */
export function HistoryList({ rows }: { rows: readonly HistoryRow[] }) {
  return (
    <ol>
      {rows.map((row) => (
        <li
          key={row.id}
          className="grid gap-x-6 border-b border-border py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <h3 className="font-medium">
              <time dateTime={row.at.iso}>{row.at.label}</time>
              <span className="text-sm font-normal text-muted-foreground"> {text.by(row.by)}</span>
              {isPublish(row) && row.isCurrent && (
                <span className="ml-2 text-sm text-link">{text.current}</span>
              )}
            </h3>
            <What row={row} />
          </div>
          {isPublish(row) && !row.isCurrent && (
            <div className="-ml-4 flex items-center sm:ml-0">
              <a
                href={`/preview/version-${row.version}/light/`}
                target="_blank"
                rel="noreferrer"
                aria-label={text.of(text.look, row.version)}
                className="quiet-button"
              >
                {text.look}
              </a>
              <VersionForm version={row.version}>
                <button
                  type="submit"
                  name="do"
                  value="use"
                  aria-label={text.of(text.use, row.version)}
                  className="quiet-button"
                >
                  {text.use}
                </button>
              </VersionForm>
            </div>
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
  if (!isPublish(row)) return <p>{text.wentBack(text.version(version))}</p>;
  const titles = changes.slice(0, NAMED).map(({ title }) => title);
  const more = changes.length - NAMED;
  const named = [titles.join(", "), more > 0 && text.and(more)].filter(Boolean).join(" ");
  return (
    <>
      {message && <p className="break-words">{message}</p>}
      <details>
        <summary className="min-h-11 cursor-pointer py-2 break-words text-muted-foreground">
          {[text.title(version), text.changed(changes.length), named].filter(Boolean).join(" · ")}
        </summary>
        <ul className="grid gap-3 pb-2 pl-4">
          {changes.map((change) => (
            <li key={change.title + JSON.stringify(change.after)}>
              <p className="font-medium break-words">{change.title}</p>
              <OldAndNew change={change} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
