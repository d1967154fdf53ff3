import { summary as words } from "#content/summary.ts";

import { schoolFormat } from "../core/school-clock.ts";
import type { SummaryFigures } from "./summary-figures.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A queue that empties as usual is no problem. */
const LONG_WAIT = HOUR;
/** A daily backup that was missed twice. */
const OLD_BACKUP = 2 * DAY;
const LITTLE_SPACE = 0.1;

const dayAndTime = schoolFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

/** What is to be said first about start dates: none left, or the last one is near. */
export function datesWarning({ comingDates, lastDateInDays }: SummaryFigures): string[] {
  const last = comingDates.at(-1);
  if (!last) return [words.dates.none];
  return lastDateInDays === undefined ? [] : [words.dates.ends(last.label, lastDateInDays)];
}

/** A sentence for each thing that somebody has to do something about. */
export function problemsIn({
  now,
  kept,
  dead,
  held,
  waiting,
  undelivered,
  newestBackup,
  disk,
}: SummaryFigures): string[] {
  const { problems } = words;
  const stuck = waiting.oldestSince !== undefined && now - waiting.oldestSince > LONG_WAIT;
  const backupIsOld = newestBackup !== undefined && now - newestBackup > OLD_BACKUP;
  const said: (string | false)[] = [
    dead.school > 0 && problems.dead(dead.school),
    kept > 0 && problems.kept(kept),
    held > 0 && problems.held(held),
    undelivered.length > 0 && problems.undelivered(undelivered.length),
    stuck &&
      problems.waiting(waiting.school + waiting.receipt, dayAndTime(waiting.oldestSince ?? now)),
    backupIsOld && problems.backup(Math.floor((now - newestBackup) / DAY)),
    disk !== undefined && disk.freeBytes < disk.totalBytes * LITTLE_SPACE && problems.disk,
  ];
  return said.filter((sentence) => sentence !== false);
}
