import type { Content } from "#content/content.ts";
import { hasStarted, type StartDate } from "#content/course/start-dates.ts";

import { DATES_ENDING, LONG_UNANSWERED, readState, type SiteState } from "../admin/attention.ts";
import type { Machine } from "../admin/machine.ts";
import { daysBetween, schoolDate } from "../core/school-clock.ts";
import type { Store } from "../store/create-store.ts";
import type {
  MailedSubmissions,
  Period,
  UnansweredSubmissions,
  UndeliveredReceipt,
} from "../store/reports.ts";

/** Names in a summary. */
const MOST_WRITERS = 30;
/** The days before the last start date on which summaries remind of it. */
const REMINDER_DAYS = [DATES_ENDING, 30];
/** Unanswered submissions that one summary names. */
const MOST_UNANSWERED = 20;

/** The content of a summary: how the site is, and what happened. Times are milliseconds. */
export interface SummaryFigures extends SiteState {
  period: Period;
  /** When the next summary is due. */
  nextAt: number;
  received: { application: number; contact: number };
  writers: MailedSubmissions;
  kept: number;
  /** What the mail server said about the oldest waiting mail. */
  waitingBecause: string | undefined;
  undelivered: readonly UndeliveredReceipt[];
  /** What has waited for an answer for more than two days. */
  unanswered: UnansweredSubmissions;
  /** Errors in visitors' browsers, if they need attention; otherwise 0. */
  alarmingErrors: number;
  /** What the DNS says wrongly about the school's mails, a sentence each. */
  mailProblems: readonly string[];
  comingDates: readonly StartDate[];
  /** Days until the last start date, if this summary has to remind of it. */
  lastDateInDays: number | undefined;
}

export interface SummarySources {
  store: Pick<Store, "reports" | "content">;
  machine: Machine;
  alarmingErrors: (period: Period) => Promise<number>;
  mailProblems: () => Promise<readonly string[]>;
  content: Pick<Content, "startDates" | "school">;
}

export async function readSummaryFigures(
  { store, machine, alarmingErrors, mailProblems, content }: SummarySources,
  { now, period, nextAt }: Pick<SummaryFigures, "now" | "period" | "nextAt">,
): Promise<SummaryFigures> {
  const { startDates, school } = content;
  const { reports } = store;
  const [state, received, writers, kept, waitingBecause, undelivered, unanswered] =
    await Promise.all([
      readState(store, machine, now),
      reports.received(period),
      reports.mailed(period, MOST_WRITERS),
      reports.kept(period),
      reports.waitingBecause(),
      reports.undeliveredReceipts(period),
      reports.unanswered(now - LONG_UNANSWERED, MOST_UNANSWERED),
    ]);
  const comingDates = startDates.filter(
    (start) => !hasStarted(start, schoolDate(now, school.timeZone)),
  );
  return {
    ...state,
    period,
    nextAt,
    received,
    writers,
    kept,
    waitingBecause,
    undelivered,
    unanswered,
    alarmingErrors: await alarmingErrors(period),
    mailProblems: await mailProblems(),
    comingDates,
    lastDateInDays: daysIfReminderDue(comingDates.at(-1)?.date, period, school.timeZone),
  };
}

/** Each reminder is in one summary only: the first summary after the reminder is due. */
function daysIfReminderDue(
  lastDate: string | undefined,
  { from, to }: Period,
  timeZone: string,
): number | undefined {
  if (!lastDate) return undefined;
  const before = daysBetween(schoolDate(from, timeZone), lastDate);
  const days = daysBetween(schoolDate(to, timeZone), lastDate);
  return REMINDER_DAYS.some((reminder) => days <= reminder && reminder < before) ? days : undefined;
}
