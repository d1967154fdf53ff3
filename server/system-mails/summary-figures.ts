import type { Content } from "#content/content.ts";
import { hasStarted } from "#content/course/start-dates.ts";

import { DATES_ENDING, LONG_UNANSWERED, readState } from "../admin/attention.ts";
import type { Machine } from "../admin/machine.ts";
import { daysBetween, schoolDate } from "../core/school-clock.ts";
import type { Store } from "../store/create-store.ts";
import type { Period } from "../store/reports.ts";

const MOST_WRITERS = 30;
/** The days before the last start date on which summaries remind of it. */
const REMINDER_DAYS = [DATES_ENDING, 30];
const MOST_UNANSWERED = 20;

export type SummaryFigures = Awaited<ReturnType<typeof readSummaryFigures>>;

export interface SummarySources {
  store: Pick<Store, "reports" | "content">;
  machine: Machine;
  alarmingErrors: (period: Period) => Promise<number>;
  mailProblems: () => Promise<readonly string[]>;
  content: Pick<Content, "startDates" | "school">;
}

/** The content of a summary: how the site is, and what happened. Times are milliseconds. */
export async function readSummaryFigures(
  { store, machine, alarmingErrors, mailProblems, content }: SummarySources,
  { now, period, nextAt }: { now: number; period: Period; nextAt: number },
) {
  const { startDates, school } = content;
  const { reports } = store;
  const [state, received, writers, refused, kept, waitingBecause, undelivered, unanswered] =
    await Promise.all([
      readState(store, machine, now),
      reports.received(period),
      reports.mailed(period, MOST_WRITERS),
      reports.refused(period),
      reports.kept(period),
      reports.waitingBecause(),
      reports.undeliveredReceipts(period),
      reports.unanswered(now - LONG_UNANSWERED, MOST_UNANSWERED),
    ]);
  const today = schoolDate(now, school.timeZone);
  const comingDates = startDates.filter((start) => !hasStarted(start, today));
  return {
    ...state,
    period,
    nextAt,
    received,
    writers,
    refused,
    kept,
    undelivered,
    comingDates,
    /** What the mail server said about the oldest waiting mail. */
    waitingBecause,
    /** Who waits for an answer, once somebody has waited for more than two days. */
    unanswered,
    /** Errors in visitors' browsers, if they need attention; otherwise 0. */
    alarmingErrors: await alarmingErrors(period),
    /** What the DNS says wrongly about the school's mails, a sentence each. */
    mailProblems: await mailProblems(),
    /** Days until the last start date, if this summary has to remind of it. */
    lastDateInDays: daysIfReminderDue(comingDates.at(-1)?.date, period, school.timeZone),
  };
}

/** Each reminder is in one summary only: the first summary after the reminder is due. */
function daysIfReminderDue(lastDate: string | undefined, { from, to }: Period, timeZone: string) {
  if (!lastDate) return undefined;
  const before = daysBetween(schoolDate(from, timeZone), lastDate);
  const days = daysBetween(schoolDate(to, timeZone), lastDate);
  return REMINDER_DAYS.some((reminder) => days <= reminder && reminder < before) ? days : undefined;
}
