import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { temporaryFolder } from "../../tests/support/server/temporary-folder.ts";

const UNIT = readFileSync("deploy/one/banderas-tefl-backup.service", "utf8");
const DAY = 86_400;

/** Runs the unit's command that deletes old backups, in the given folder. */
function deleteOldBackups(folder: string): void {
  const [, script = ""] = /^ExecStart=\/bin\/sh -c '(ls .*)'$/m.exec(UNIT) ?? [];
  const here = script.replace("/var/lib/banderas-tefl-backups", folder);
  expect(here).toContain(folder);
  execFileSync("/bin/sh", ["-c", here]);
}

/** Creates hourly backups, the newest of them the given number of days old. */
function backups(count: number, newestDaysAgo: number) {
  const folder = temporaryFolder();
  for (let hour = 0; hour < count; hour += 1) {
    const file = join(folder, `site-${String(hour).padStart(4, "0")}.db`);
    writeFileSync(file, "");
    const time = Date.now() / 1000 - newestDaysAgo * DAY - hour * 3600;
    utimesSync(file, time, time);
  }
  return { folder, left: () => readdirSync(folder) };
}

test("backups older than thirty days are deleted", () => {
  const { folder, left } = backups(100, 29);
  deleteOldBackups(folder);
  // `find -mtime +30` selects files of 31 days or more: the newest 48 hourly backups are younger.
  expect(left()).toHaveLength(48);
});

test("the newest 48 backups are kept even if the clock is years ahead", () => {
  const { folder, left } = backups(60, 1000);
  deleteOldBackups(folder);
  expect(left()).toEqual(
    Array.from({ length: 48 }, (_, hour) => `site-${String(hour).padStart(4, "0")}.db`),
  );
});
