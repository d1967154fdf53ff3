import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** The file in each release that says what it is. */
export const RECORD = "release.json";

const change = z.object({
  /** Where, in words: “Start dates, entry 3, label”. */
  field: z.string(),
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
  changes: z.array(change),
  /** A hash of the sources of the pages. */
  source: z.string(),
  /** A hash of the server's code (program-fingerprint.ts). */
  program: z.string(),
  /** The release that visitors saw before; null for the first one. */
  before: z.string().nullable(),
});

export type ContentChange = z.output<typeof change>;
export type ReleaseRecord = z.output<typeof releaseRecord>;

/** @throws when the release has no valid record */
export function readReleaseRecord(release: string): ReleaseRecord {
  return releaseRecord.parse(JSON.parse(readFileSync(join(release, RECORD), "utf8")));
}
