import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

import { replaceFile } from "../core/files.ts";
import { type Log, orWarn } from "../core/log.ts";

const FILE = "mailboxes.json";

/**
 * The school's mailboxes until now: a page that is open since before a change names the one of that
 * time. Kept in the data folder, because the database does not know of changes in content/data.
 */
export async function openMailboxes(data: string, log: Log) {
  const file = join(data, FILE);
  const known = await orWarn(log, "Cannot read the mailboxes of before", async () =>
    existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8"))) : [],
  );
  const mailboxes = new Set(known);
  return {
    mailboxes,
    async add(addresses: readonly string[]): Promise<void> {
      const before = mailboxes.size;
      for (const address of addresses) mailboxes.add(address);
      if (mailboxes.size === before) return;
      await orWarn(log, "Could not keep the mailboxes for the next start", () =>
        replaceFile(file, JSON.stringify([...mailboxes])),
      );
    },
  };
}
