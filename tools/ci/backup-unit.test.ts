import { execFileSync } from "node:child_process";
import {
  readdirSync,
  readFileSync,
  statfsSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { temporaryFolder } from "../../tests/support/server/temporary-folder.ts";

const UNIT = readFileSync("deploy/one/banderas-tefl-backup.service", "utf8");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Runs the unit's command that deletes old backups, in the given folder. */
function deleteOldBackups(folder: string): void {
  const [, script = ""] = /^ExecStart=\/bin\/sh -c '(ls .*)'$/m.exec(UNIT) ?? [];
  // As systemd reads it.
  const here = script
    .replaceAll("$$", "$")
    .replaceAll("%%", "%")
    .replace("/var/lib/banderas-tefl-backups/", "");
  expect(here).toMatch(/^ls -1t site-/);
  execFileSync("/bin/sh", ["-c", here], { cwd: folder });
}

/** Runs the unit's command that keeps all backups below a tenth of the disk, in the given folder. */
function boundBackups(folder: string): void {
  const [, script = ""] = /^ExecStartPre=\/bin\/sh -c '(.*)'$/m.exec(UNIT) ?? [];
  const here = script.replaceAll("$$", "$").replace("/var/lib/banderas-tefl-backups", ".");
  expect(here).toMatch(/^cd \. &&/);
  execFileSync("/bin/sh", ["-c", here], { cwd: folder });
}

/** Runs the unit's command that deletes what killed backups have left, in the given folder. */
function deleteUnfinished(folder: string): void {
  const [, command = ""] = /^ExecStartPre=-(\/usr\/bin\/find .*)$/m.exec(UNIT) ?? [];
  const here = command.replace("/var/lib/banderas-tefl-backups", ".");
  expect(here).toMatch(/^\/usr\/bin\/find \. /);
  execFileSync("/bin/sh", ["-c", here], { cwd: folder });
}

/**
 * Creates hourly backups, the newest of them the given number of days old.
 * @param share of the disk that each seems to take: the files are sparse
 */
function backups(count: number, newestDaysAgo: number, share = 0) {
  const folder = temporaryFolder();
  const { blocks, bsize } = statfsSync(folder);
  const newest = Date.now() - newestDaysAgo * DAY;
  const times = Array.from({ length: count }, (_, index) => newest - index * HOUR);
  for (const time of times) {
    const name = new Date(time).toISOString().slice(0, 13);
    const file = join(folder, `site-${name}0000Z.db`);
    writeFileSync(file, "");
    truncateSync(file, Math.floor(blocks * bsize * share));
    utimesSync(file, time / 1000, time / 1000);
  }
  const left = () => readdirSync(folder).toSorted().toReversed();
  return { folder, left };
}

test("of all but the newest 48 backups the newest of each day is kept, so that a month of them fits on the disk", () => {
  const { folder, left } = backups(29 * 24, 0);
  deleteOldBackups(folder);
  const kept = left();
  expect(kept.length).toBeGreaterThan(48 + 26);
  expect(kept.length).toBeLessThan(48 + 30);
  const days = kept.slice(48).map((name) => name.slice(0, "site-2025-01-06".length));
  expect(new Set(days).size).toBe(days.length);
});

test("backups older than thirty days are deleted", () => {
  const { folder, left } = backups(100, 29);
  deleteOldBackups(folder);
  // `find -mtime +30` selects files of 31 days or more: the newest 48 hourly backups are younger.
  expect(left()).toHaveLength(48);
});

test("the newest 48 backups are kept even if the clock is years ahead", () => {
  const { folder, left } = backups(60, 1000);
  const newest = left().slice(0, 48);
  deleteOldBackups(folder);
  expect(left()).toEqual(newest);
});

test("a backup before an upgrade is kept beside those of its day", () => {
  const { folder, left } = backups(60, 3);
  for (const name of ["site-before-20250106-0a.db", "site-before-20250106-0b.db"]) {
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), Date.now() / 1000 - 6 * 86_400, Date.now() / 1000 - 6 * 86_400);
  }
  deleteOldBackups(folder);
  expect(left().filter((name) => name.startsWith("site-before-"))).toHaveLength(2);
});

test("the oldest of large backups are deleted, down to a tenth of the disk", () => {
  const { folder, left } = backups(60, 0, 1 / 305);
  const before = left();
  boundBackups(folder);
  expect(left()).toHaveLength(30);
  expect(left().slice(0, 20)).toEqual(before.slice(0, 20));
});

test("of backups that are larger than that, the newest two and those of three days stay", () => {
  const { folder, left } = backups(100, 0, 1 / 20);
  const before = left();
  boundBackups(folder);
  const days = new Map(before.toReversed().map((name) => [name.slice(0, 15), name]));
  const newestOfDays = [...days.values()].toSorted().toReversed().slice(0, 3);
  expect(left()).toEqual(
    [...new Set([...before.slice(0, 2), ...newestOfDays])].toSorted().toReversed(),
  );
});

test("backups that take less than a tenth of the disk stay, and before the first there is nothing to delete", () => {
  const { folder, left } = backups(20, 0, 1 / 205);
  boundBackups(folder);
  expect(left()).toHaveLength(20);
  boundBackups(temporaryFolder());
});

test("what a killed backup has left is deleted, but neither a backup nor one that is being made", () => {
  const { folder, left } = backups(2, 0);
  const before = left();
  for (const [name, hoursAgo] of [
    ["site-2025-01-06T090000Z.db.unfinished", 2],
    ["site-2025-01-06T090000Z.db.unfinished-journal", 2],
    ["site-before-20250106-0a.db.unfinished", 0],
  ] as const) {
    const time = (Date.now() - hoursAgo * HOUR) / 1000;
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), time, time);
  }
  deleteUnfinished(folder);
  expect(left()).toEqual(["site-before-20250106-0a.db.unfinished", ...before]);
});
