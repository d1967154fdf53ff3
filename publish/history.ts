import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

import { contentChange } from "#server/releases/release-record.ts";

const FILE = "history.jsonl";

const entry = z.object({
  /** ISO 8601 */
  at: z.string(),
  /** The system user. */
  by: z.string(),
  action: z.enum(["published", "switched"]),
  release: z.string(),
  changes: z.array(contentChange),
});

/** One publish, or one switch to another kept release. */
export type HistoryEntry = z.output<typeof entry>;

/** Adds a line to the history, which is kept when releases are deleted. */
export function addToHistory(releases: string, line: HistoryEntry): void {
  // Starts on a new line, because a power cut may have truncated the line before.
  appendFileSync(join(releases, FILE), `\n${JSON.stringify(line)}\n`);
}

/** All publishes and switches, the newest first; lines that cannot be parsed are left out. */
export function readHistory(releases: string): HistoryEntry[] {
  let text = "";
  try {
    text = readFileSync(join(releases, FILE), "utf8");
  } catch {
    return [];
  }
  return text
    .split("\n")
    .flatMap((line) => {
      try {
        return [entry.parse(JSON.parse(line))];
      } catch {
        return [];
      }
    })
    .toReversed();
}
