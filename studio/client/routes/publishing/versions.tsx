import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";

import { count } from "#content/count.ts";

import type { HistoryRow, Publishing } from "#studio/server/publishing/publisher.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { byWhom } from "../../words.ts";
import { OldAndNew } from "./change-row.tsx";
import { versionName } from "./version-form.tsx";

interface VersionsProps extends Pick<Publishing, "history" | "origin" | "hasOlder"> {
  isFirstPage: boolean;
}

/** The history of publishing: who, when, what; each version can be looked at and shown again. */
export function Versions({ history, origin, hasOlder, isFirstPage }: VersionsProps) {
  const last = history.at(-1);
  const earlier = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  useEffect(() => {
    // After the page's heading has received the focus, as it does on every page.
    if (location.hash === "#earlier") requestAnimationFrame(() => earlier.current?.focus());
  }, [location]);
  return (
    <section className="panel mt-8">
      <h2 ref={earlier} tabIndex={-1} className="panel-heading outline-none">
        <StudioIcon name="history" className="round-icon" />
        Versions
      </h2>
      {history.length === 0 && (
        <p className="text-muted-foreground">
          Each publish is kept here: look at it, or go back to it.
        </p>
      )}
      <ol>
        {history.map((row) => {
          const isPublish = row.action === "published";
          return (
            <Version key={row.id} {...row} isCurrent={isPublish ? row.isCurrent : undefined}>
              <h3 className="font-medium">
                <time dateTime={row.at.iso}>{row.at.label}</time>
                <span className="text-sm font-normal text-muted-foreground max-sm:block">
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
          <Version version={0} {...origin}>
            <h3 className="font-medium">Original website</h3>
            <p className="text-muted-foreground">As it was before anything was published</p>
          </Version>
        )}
      </ol>
      {(!isFirstPage || hasOlder) && (
        <nav aria-label="Pages of the history" className="mt-4 flex gap-6">
          {!isFirstPage && (
            <Link to="/publish" className="inline-link">
              The newest
            </Link>
          )}
          {hasOlder && last && (
            <Link to={`/publish?before=${last.id}`} className="inline-link">
              Older
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}

interface VersionProps {
  version: number;
  /** Whether visitors see it; undefined for a return to another. */
  isCurrent: boolean | undefined;
  children: React.ReactNode;
}

function Version({ version, isCurrent, children }: VersionProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-border py-3">
      <div className="min-w-0 flex-1 basis-72">{children}</div>
      {isCurrent && (
        <p className="badge border-transparent bg-[light-dark(#1d6a4c,#84cf7d)] text-background sm:mx-3">
          <StudioIcon name="check" className="size-4" />
          Live
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
          <Link
            to={`/publish/${version}`}
            aria-label={`Go back to this: ${versionName(version)}`}
            className="quiet-button px-3"
          >
            <StudioIcon name="undo" className="size-4" />
            Go back to this
          </Link>
        </div>
      )}
    </li>
  );
}

function What({ row }: { row: HistoryRow }) {
  const { message, changes } = row;
  return (
    <>
      {message && <p className="break-words">{message}</p>}
      <details hidden={changes.length === 0}>
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
