import { readdirSync, statfsSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { temporaryFolder } from "../../tests/support/server/temporary-folder.ts";
import { DAY, HOUR } from "../core/durations.ts";
import { datedName, deleteOldBackups, makeRoom } from "./kept-backups.ts";

const NOW = Date.parse("2025-06-15T12:00:00Z");

/** Creates a sparse file of an age in milliseconds. */
function create(folder: string, name: string, age: number, bytes = 0): void {
  const file = join(folder, name);
  writeFileSync(file, "");
  truncateSync(file, bytes);
  utimesSync(file, (NOW - age) / 1000, (NOW - age) / 1000);
}

/**
 * Creates hourly backups, the newest of them the given number of days old.
 * @param share of the disk that each seems to take
 */
function backups(count: number, newestDaysAgo: number, share = 0) {
  const folder = temporaryFolder();
  const { blocks, bsize } = statfsSync(folder);
  for (let index = 0; index < count; index += 1) {
    const age = newestDaysAgo * DAY + index * HOUR;
    const name = datedName(NOW - age);
    create(folder, name, age, Math.floor(blocks * bsize * share));
  }
  const left = () => readdirSync(folder).toSorted().toReversed();
  return { folder, left };
}

test("of all but the newest 48 backups the newest of each day is kept, so that a month of them fits on the disk", () => {
  const { folder, left } = backups(29 * 24, 0);
  deleteOldBackups(folder, NOW);
  const kept = left();
  expect(kept.length).toBeGreaterThan(48 + 26);
  expect(kept.length).toBeLessThan(48 + 30);
  const days = kept.slice(48).map((name) => name.slice(0, "site-2025-01-06".length));
  expect(new Set(days).size).toBe(days.length);
});

test("backups older than thirty days are deleted, but for the newest 48, even if the clock is years ahead", () => {
  for (const daysAgo of [29, 1000]) {
    const { folder, left } = backups(100, daysAgo);
    const newest = left().slice(0, 48);
    deleteOldBackups(folder, NOW);
    expect(left()).toEqual(newest);
  }
});

test("a backup before an upgrade is kept beside those of its day", () => {
  const { folder, left } = backups(60, 3);
  create(folder, "site-before-20250609-0a.db", 6 * DAY);
  create(folder, "site-before-20250609-0b.db", 6 * DAY);
  deleteOldBackups(folder, NOW);
  expect(left().filter((name) => name.startsWith("site-before-"))).toHaveLength(2);
});

test("the oldest of large backups are deleted, down to a tenth of the disk", () => {
  const { folder, left } = backups(60, 0, 1 / 305);
  const before = left();
  makeRoom(folder, NOW, 0);
  expect(left()).toHaveLength(30);
  expect(left().slice(0, 20)).toEqual(before.slice(0, 20));
});

test("of backups that are larger than that, the newest two and those of three days stay", () => {
  const { folder, left } = backups(100, 0, 1 / 20);
  makeRoom(folder, NOW, 0);
  expect(left()).toEqual([
    "site-2025-06-15T120000Z.db",
    "site-2025-06-15T110000Z.db",
    "site-2025-06-14T230000Z.db",
    "site-2025-06-13T230000Z.db",
  ]);
});

test("backups that take less than a tenth of the disk stay, and before the first there is nothing to delete", () => {
  const { folder, left } = backups(20, 0, 1 / 205);
  makeRoom(folder, NOW, 0);
  expect(left()).toHaveLength(20);
  const empty = temporaryFolder();
  makeRoom(empty, NOW, 0);
  deleteOldBackups(empty, NOW);
});

test("backups make room for the next one, all but the newest, and stay if that would not be enough", () => {
  const { folder, left } = backups(5, 0, 1 / 60);
  const before = left();
  const { blocks, bavail, bsize } = statfsSync(folder);
  const room = (missing: number) => (bavail * bsize + (missing * blocks * bsize) / 60) / 1.25;
  expect(() => makeRoom(folder, NOW, room(4.5))).toThrow(/^There is no room in .*\d MB/);
  expect(left()).toEqual(before);
  makeRoom(folder, NOW, room(2.5));
  expect(left()).toEqual(before.slice(0, 2));
  makeRoom(folder, NOW, room(0.5));
  expect(left()).toEqual(before.slice(0, 1));
});
