import { join } from "node:path";

import { type HistoryEntry, readHistory } from "../../../publish/history.ts";
import { keptReleases } from "../../../publish/kept-releases.ts";
import { RELEASES } from "../../../server/releases/release-folder.ts";
import type { ContentChange } from "../../../server/releases/release-record.ts";
import type { FieldChange, HistoryRow } from "../../contract/publishing.ts";
import { fieldTitle } from "../content/field-title.ts";
import { momentOf } from "../school-times.ts";

/** All publishes and switches of releases, the newest first, including those of the CLI. */
export function historyRows(site: string, timeZone: string): HistoryRow[] {
  const kept = keptReleases(site);
  const known = readHistory(join(site, RELEASES));
  const published = new Set(
    known.filter(({ action }) => action === "published").map(({ release }) => release),
  );
  // Kept releases that the history does not list, because a crash prevented it.
  const lost: HistoryEntry[] = kept
    .filter(({ name }) => !published.has(name))
    .map(({ name, publishedAt, publishedBy, changes }) => ({
      at: publishedAt,
      by: publishedBy,
      action: "published",
      release: name,
      changes,
    }));
  const entries = [...known, ...lost].toSorted((one, other) => other.at.localeCompare(one.at));
  const momentsOf = new Map(
    entries.filter(({ action }) => action === "published").map(({ release, at }) => [release, at]),
  );
  return entries.map(({ action, at, by, changes, release }) => {
    const isPublish = action === "published";
    const there = kept.find(({ name }) => name === release);
    const releasedAt = momentsOf.get(release);
    return {
      action,
      at: momentOf(at, timeZone),
      by,
      changes: changes.map(changeInWords),
      release,
      releasedAt: !isPublish && releasedAt ? momentOf(releasedAt, timeZone) : undefined,
      isCurrent: isPublish && there?.isCurrent === true,
      isKept: isPublish && there?.isCurrent === false,
    };
  });
}

/** A change whose field is named as in the studio's forms. */
export function changeInWords({ field, path, before, after }: ContentChange): FieldChange {
  return {
    field: path === undefined ? field : fieldTitle(path),
    before: before ?? undefined,
    after: after ?? undefined,
  };
}
