import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** The file in each release that says who published which changes, and when. */
export const RECORD = "release.json";

/** A value of content/ that a publish changed. */
export const contentChange = z.object({
  /** Where, in words: “Start dates, entry 3, label”. */
  field: z.string(),
  /** Where in content/data: “start-dates/startDates/2/label”; missing for other files. */
  path: z.string().optional(),
  /** Null if the field is new. */
  before: z.string().nullable(),
  /** Null if the field was removed. */
  after: z.string().nullable(),
});

const releaseRecord = z.object({
  name: z.string(),
  /** ISO 8601 */
  publishedAt: z.string(),
  /** The system user who published. */
  publishedBy: z.string(),
  changes: z.array(contentChange),
  /** A hash of the sources of the pages. */
  source: z.string(),
  /** A hash of the server's code (program-fingerprint.ts). */
  program: z.string(),
  /** The release that visitors saw before; null for the first one. */
  before: z.string().nullable(),
});

export type ContentChange = z.output<typeof contentChange>;
export type ReleaseRecord = z.output<typeof releaseRecord>;

/** @throws when the release has no valid record */
export function readReleaseRecord(release: string): ReleaseRecord {
  return releaseRecord.parse(JSON.parse(readFileSync(join(release, RECORD), "utf8")));
}
