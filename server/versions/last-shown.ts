import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

import { replaceFile } from "../core/files.ts";
import { type Log, orWarn } from "../core/log.ts";
import { contentUpgrades, upgradeContent } from "../store/content/content-upgrades.ts";
import type { Shown } from "./follow-versions.ts";
import { complete } from "./stored-content.ts";

const FILE = "shown.json";

const lastShown = z.object({
  schema: z.int(),
  documents: z.record(z.string(), z.unknown()),
  uploads: z.record(z.string(), z.unknown()),
  /** The file of the rendered pages. */
  pages: z.string(),
});

/** The version that a server with this data folder has shown last, and the file of its pages. */
export type LastShown = Pick<Shown, "stored" | "file">;

/** The version that was shown last; undefined if none was, or this release cannot read it. */
export async function readLastShown(data: string, log: Log): Promise<LastShown | undefined> {
  const path = join(data, FILE);
  // There is none before the first publish.
  if (!existsSync(path)) return undefined;
  return orWarn(log, "Cannot read what was shown last", async () => {
    const json: unknown = JSON.parse(await readFile(path, "utf8"));
    const { schema, documents, uploads, pages } = lastShown.parse(json);
    const current = complete(upgradeContent(documents, schema, contentUpgrades));
    return {
      stored: { documents: current, uploads: new Map(Object.entries(uploads)) },
      file: pages,
    };
  });
}

/** Keeps the version that is shown, for a start while the database is away, or logs why it cannot. */
export async function writeLastShown(
  data: string,
  { stored: { documents, uploads }, file: pages }: LastShown,
  log: Log,
): Promise<void> {
  await orWarn(log, "Could not keep what is shown for the next start", () => {
    const schema = contentUpgrades.length;
    const value = { schema, documents, uploads: Object.fromEntries(uploads), pages };
    return replaceFile(join(data, FILE), JSON.stringify(value));
  });
}
