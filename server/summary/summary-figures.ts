import { hasStarted, type StartDate, startDates } from "#content/start-dates.ts";

import { daysBetween, schoolDate } from "../core/school-clock.ts";
import type { MailsInState, Period, Reports, UndeliveredReceipt } from "../store/reports.ts";
import type { DiskSpace } from "./disk-space.ts";

/** How many days before the last start date the school is told to add the next ones. */
const WARNINGS = [60, 30];

/** Everything that a summary tells. Times are milliseconds since 1970. */
export interface SummaryFigures {
  now: number;
  period: Period;
  /** When the next summary is due. */
  nextAt: number;
  received: { application: number; contact: number };
  sent: number;
  kept: number;
  waiting: MailsInState;
  dead: MailsInState;
  held: number;
  undelivered: readonly UndeliveredReceipt[];
  newestBackup: number | undefined;
  disk: DiskSpace | undefined;
  comingDates: readonly StartDate[];
  /** Days until the last start date, where this summary is the one to say so. */
  lastDateInDays: number | undefined;
}

interface Sources {
  reports: Reports;
  disk: () => Promise<DiskSpace | undefined>;
  /** All start dates, oldest first. */
  dates?: readonly StartDate[];
}

export async function readSummaryFigures(
  { reports, disk, dates = startDates }: Sources,
  { now, period, nextAt }: Pick<SummaryFigures, "now" | "period" | "nextAt">,
): Promise<SummaryFigures> {
  const [received, sent, kept, waiting, dead, held, undelivered, newestBackup] = await Promise.all([
    reports.received(period),
    reports.finished(period, "sent"),
    reports.finished(period, "kept"),
    reports.inState("waiting"),
    reports.inState("dead"),
    reports.inState("held"),
    reports.undeliveredReceipts(period),
    reports.newestBackup(),
  ]);
  const comingDates = dates.filter((start) => !hasStarted(start, schoolDate(now)));
  return {
    now,
    period,
    nextAt,
    received,
    sent,
    kept,
    waiting,
    dead,
    held: held.school,
    undelivered,
    newestBackup,
    disk: await disk(),
    comingDates,
    lastDateInDays: daysIfToldNow(comingDates.at(-1)?.date, period),
  };
}

/** Told once for each warning: by the first summary after the day on which it is due. */
function daysIfToldNow(lastDate: string | undefined, { from, to }: Period): number | undefined {
  if (!lastDate) return undefined;
  const before = daysBetween(schoolDate(from), lastDate);
  const days = daysBetween(schoolDate(to), lastDate);
  return WARNINGS.some((warning) => days <= warning && warning < before) ? days : undefined;
}
