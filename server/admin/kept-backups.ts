import { rmSync, statfsSync } from "node:fs";

import { SentenceError } from "#content/sentence-error.ts";
import { DAY } from "../core/durations.ts";
import { deleteAbandoned, newestFirst } from "../core/files.ts";

/** Kept whatever the clock says: a wrong one could make all of them look old. */
const NEWEST = 48;
/** Days, so that erased data disappears from backups, too. */
const OLDEST = 30;
/** Kept even if they take more than their share of the disk. */
const SAFE = { newest: 2, days: 3 };
const SHARE_OF_DISK = 1 / 10;
/** The room that a backup needs, as a multiple of its size: submissions arrive meanwhile. */
const ROOM = 1.25;

/** The name of a backup made at a time, to be kept in a folder by the rules below. */
export function datedName(now: number): string {
  return `site-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "")}Z.db`;
}

/**
 * Deletes the oldest backups while all of them take more than a tenth of the disk, because forms
 * would be refused on a full one; and what a backup has left that was killed. If the next one has no
 * room, the oldest make it, all but the newest.
 * @param next the bytes of the next backup
 * @throws {SentenceError} when that would not be enough, before deleting for it
 */
export function makeRoom(folder: string, now: number, next: number): void {
  deleteAbandoned(folder, now);
  const backups = backupsOf(folder);
  const safe = new Set([
    ...backups.slice(0, SAFE.newest),
    ...newestOfDays(backups.filter(({ day }) => day)).slice(0, SAFE.days),
  ]);
  const { blocks, bavail, bsize } = statfsSync(folder);
  let bytes = backups.reduce((sum, backup) => sum + backup.bytes, 0);
  let free = bavail * bsize;
  const remove = (backup: (typeof backups)[number]) => {
    rmSync(backup.path);
    bytes -= backup.bytes;
    free += backup.bytes;
  };
  for (const backup of backups.filter((each) => !safe.has(each)).toReversed()) {
    if (bytes > blocks * bsize * SHARE_OF_DISK) remove(backup);
  }
  const [newest, ...older] = backupsOf(folder);
  if (free + bytes - (newest?.bytes ?? 0) < next * ROOM) {
    throw new SentenceError(
      `There is no room in ${folder} for a backup of ${(next / 1e6).toFixed(1)} MB, even without the ` +
        "older ones; nothing was backed up, because a full disk would refuse applications.",
    );
  }
  for (const backup of older.toReversed()) if (free < next * ROOM) remove(backup);
}

/** Deletes of all but the newest 48 backups those older than thirty days, and all but one a day. */
export function deleteOldBackups(folder: string, now: number): void {
  const older = backupsOf(folder).slice(NEWEST);
  const kept = new Set(newestOfDays(older).filter(({ at }) => now - at <= OLDEST * DAY));
  for (const backup of older) if (!kept.has(backup)) rmSync(backup.path);
}

/** Without the earlier ones of each day; those without a day stay. */
function newestOfDays(backups: ReturnType<typeof backupsOf>) {
  const days = new Set<string>();
  return backups.filter(({ day }) => {
    if (!day) return true;
    const isNewest = !days.has(day);
    days.add(day);
    return isNewest;
  });
}

function backupsOf(folder: string) {
  return newestFirst(folder, "site-*.db").map((file) => ({
    ...file,
    // Others are from before an upgrade, for example.
    day: /^site-(\d{4}-\d\d-\d\d)T/.exec(file.name)?.[1],
  }));
}
