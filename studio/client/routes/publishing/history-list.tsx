import { count } from "#content/count.ts";
import { Form } from "react-router";

import type { HistoryRow } from "#studio/server/publishing/publisher.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { byWhom } from "../../words.ts";
import { OldAndNew } from "./change-row.tsx";

/** What a version is called within a sentence. */
export const versionName = (number: number) =>
  number === 0 ? "the original website" : `version ${number}`;

interface HistoryListProps {
  rows: readonly HistoryRow[];
  origin: { isCurrent: boolean } | undefined;
  /** The version that visitors see. */
  current: number;
}

/** The history of publishing: who, when, what; each version can be looked at and shown again. */
export function HistoryList({ rows, origin, current }: HistoryListProps) {
  return (
    <ol>
      {rows.map((row) => {
        const isPublish = row.action === "published";
        return (
          <Version
            key={row.id}
            {...row}
            current={current}
            isCurrent={isPublish ? row.isCurrent : undefined}
          >
            <h3 className="font-medium">
              <time dateTime={row.at.iso}>{row.at.label}</time>
              <span className="text-sm font-normal text-muted-foreground">
                {" "}
                {byWhom(row.by)}
                {isPublish && ` · version ${row.version}`}
              </span>
            </h3>
            {isPublish ? <What row={row} /> : <p>Went back to {versionName(row.version)}</p>}
          </Version>
        );
      })}
      {origin && (
        <Version version={0} {...origin} current={current}>
          <h3 className="font-medium">Original website</h3>
        </Version>
      )}
    </ol>
  );
}

interface VersionProps {
  version: number;
  current: number;
  /** Whether visitors see it; undefined for a return to another. */
  isCurrent: boolean | undefined;
  children: React.ReactNode;
}

function Version({ version, current, isCurrent, children }: VersionProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-border py-3">
      <div className="min-w-0 flex-1 basis-72">{children}</div>
      {isCurrent && (
        <p className="inline-flex items-center gap-2 text-sm font-medium text-link sm:px-3">
          <StudioIcon name="check" className="size-4" />
          Visitors see this
        </p>
      )}
      {isCurrent === false && (
        <div className="flex flex-wrap max-sm:-ml-3">
          <a
            href={`/preview/version-${version}/light/`}
            target="_blank"
            aria-label={`Preview: ${versionName(version)}`}
            className="quiet-button px-3"
          >
            <StudioIcon name="look" className="size-4" />
            Preview
          </a>
          <UseVersion
            version={version}
            current={current}
            label={`Go back to this: ${versionName(version)}`}
          >
            Go back to this
          </UseVersion>
        </div>
      )}
    </li>
  );
}

interface UseVersionProps {
  version: number;
  /** The version that visitors see, so that nobody takes back what they have not seen. */
  current: number;
  /** The button’s name, where its words alone do not say which version. */
  label?: string;
  children: string;
}

/** A button that makes a stored version the one that visitors see. */
export function UseVersion({ version, current, label, children }: UseVersionProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="current" value={current} />
      <button type="submit" name="do" value="use" aria-label={label} className="quiet-button px-3">
        <StudioIcon name="undo" className="size-4" />
        {children}
      </button>
    </Form>
  );
}

function What({ row }: { row: HistoryRow }) {
  const { message, changes } = row;
  return (
    <>
      {message && <p className="break-words">{message}</p>}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-1 text-muted-foreground">
          <span className="min-w-0 break-words">
            {`${count(changes.length, "change")}: ${placesOf(changes).join(", ")}`}
          </span>
          <StudioIcon name="down" className="size-4 text-link" />
        </summary>
        <ul className="grid gap-3 pb-2">
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

const DAY = /^\d{1,2} \p{L}+ \d{4}(?=$|:)/u;

/** Where something was changed, each place once; start dates by their number. */
function placesOf(changes: HistoryRow["changes"]): string[] {
  const titles = changes.map(({ title }) => DAY.exec(title)?.[0] ?? title.replace(/ › .*/s, ""));
  const places = [...new Set(titles)];
  const days = places.filter((place) => DAY.test(place));
  if (days.length < 2) return places;
  return [...places.filter((place) => !days.includes(place)), `${days.length} start dates`];
}
