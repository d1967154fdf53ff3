import { summary as words } from "#content/mail/summary.ts";

import { referenceOf } from "#forms/reference-number.ts";
import { schoolFormat } from "../core/school-clock.ts";
import { meaningOf } from "../mail/smtp/mail-trouble.ts";
import { fullName, storedFields } from "../mail/stored-fields.ts";
import type { UnansweredSubmission } from "../store/reports.ts";
import type { DiskSpace } from "./disk-space.ts";
import type { SummaryFigures } from "./summary-figures.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds after which waiting mails are reported. */
const LONG_WAIT = HOUR;
/** Milliseconds after which the newest backup is reported as old. */
const OLD_BACKUP = 2 * DAY;
const LITTLE_SPACE = 0.1;

const dayAndTime = schoolFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

/** The name of a sender for the school: the person's, or else the address. */
export function senderOf(submission: UnansweredSubmission): string {
  return (
    fullName(storedFields(submission) ?? {}) || (submission.email ?? referenceOf(submission.id))
  );
}

/** The warning about start dates: none left, or the last one is near. */
export function datesWarning({ comingDates, lastDateInDays }: SummaryFigures): string[] {
  const last = comingDates.at(-1);
  if (!last) return [words.dates.none];
  return lastDateInDays === undefined ? [] : [words.dates.ends(last.label, lastDateInDays)];
}

/** Whether mails have waited for longer than the mail server's usual failures last. */
export function isStuck(oldestSince: number | undefined, now: number): boolean {
  return oldestSince !== undefined && now - oldestSince > LONG_WAIT;
}

export function isBackupOld(newest: number | undefined, now: number): boolean {
  return newest !== undefined && now - newest > OLD_BACKUP;
}

export function isDiskFull(disk: DiskSpace | undefined): boolean {
  return disk !== undefined && disk.freeBytes < disk.totalBytes * LITTLE_SPACE;
}

/** The newer Node of the summary's period, and whether the site starts with it. */
export function lastNode({ upkeep, period }: Pick<SummaryFigures, "upkeep" | "period">) {
  const node = upkeep?.node;
  return node && node.at >= period.from && node.at < period.to ? node : undefined;
}

/** A sentence for each problem that needs attention. */
export function problemsIn(figures: SummaryFigures, timeZone: string): string[] {
  const {
    now,
    kept,
    dead,
    held,
    waiting,
    undelivered,
    unanswered,
    newestBackup,
    disk,
    isContentRefused,
    alarmingErrors,
    upkeep,
  } = figures;
  const node = lastNode(figures);
  const { problems } = words;
  const [first, ...others] = unanswered;
  const said: (string | false)[] = [
    first !== undefined && problems.unanswered(senderOf(first), others.length),
    dead.school > 0 && problems.dead(dead.school),
    kept > 0 && problems.kept(kept),
    held > 0 && problems.held(held),
    undelivered.length > 0 && problems.undelivered(undelivered.length),
    isStuck(waiting.oldestSince, now) &&
      problems.waiting(
        waiting.school + waiting.receipt,
        dayAndTime(waiting.oldestSince ?? now, timeZone),
        meaningOf(figures.waitingBecause ?? ""),
      ),
    isBackupOld(newestBackup, now) &&
      problems.backup(Math.floor((now - (newestBackup ?? now)) / DAY)),
    isDiskFull(disk) && problems.disk,
    upkeep !== undefined && upkeep.offSiteAt === undefined && problems.noCopy,
    upkeep !== undefined && isBackupOld(upkeep.offSiteAt, now) && problems.oldCopy,
    node !== undefined && !node.isUsed && problems.node(node.before, node.after),
    isContentRefused && problems.content,
    alarmingErrors > 0 && problems.errors(alarmingErrors),
  ];
  return [...said.filter((sentence) => sentence !== false), ...figures.mailProblems];
}
