import type { Content } from "#content/content.ts";
import { hasStarted, type StartDate } from "#content/course/start-dates.ts";

import { daysBetween, schoolDate } from "../core/school-clock.ts";
import type { Upkeep } from "../core/upkeep.ts";
import type { ContentRefusals } from "../store/content/content-refusals.ts";
import type {
  MailedSubmissions,
  MailsInState,
  Period,
  Reports,
  UnansweredSubmission,
  UndeliveredReceipt,
} from "../store/reports.ts";
import type { DiskSpace } from "./disk-space.ts";

/** Names in a summary. */
const MOST_WRITERS = 30;
/** Days before the last start date on which the school is reminded to add new dates. */
const REMINDER_DAYS = [60, 30];
/** Milliseconds after which the school is reminded of what it has not answered. */
const LONG_UNANSWERED = 2 * 24 * 3_600_000;
/** Unanswered submissions in one summary. */
const MOST_UNANSWERED = 20;

/** The content of a summary. Times are milliseconds since 1970. */
export interface SummaryFigures {
  now: number;
  period: Period;
  /** When the next summary is due. */
  nextAt: number;
  received: { application: number; contact: number };
  writers: MailedSubmissions;
  kept: number;
  waiting: MailsInState;
  /** What the mail server said about the oldest waiting mail. */
  waitingBecause: string | undefined;
  dead: MailsInState;
  held: number;
  undelivered: readonly UndeliveredReceipt[];
  /** What has waited for an answer for more than two days, the oldest first. */
  unanswered: readonly UnansweredSubmission[];
  newestBackup: number | undefined;
  disk: DiskSpace | undefined;
  /** Whether a server cannot show what was published. */
  isContentRefused: boolean;
  /** Errors in visitors' browsers, if they need attention; otherwise 0. */
  alarmingErrors: number;
  /** What the DNS says wrongly about the school's mails, a sentence each. */
  mailProblems: readonly string[];
  /** What root's units do; undefined where there are none, as in a container. */
  upkeep: Upkeep | undefined;
  comingDates: readonly StartDate[];
  /** Days until the last start date, if this summary has to remind of it. */
  lastDateInDays: number | undefined;
}

interface Sources {
  reports: Reports;
  disk: () => Promise<DiskSpace | undefined>;
  refusals: Pick<ContentRefusals, "current">;
  alarmingErrors: (period: Period) => Promise<number>;
  mailProblems: () => Promise<readonly string[]>;
  upkeep: () => Upkeep | undefined;
  content: Pick<Content, "startDates" | "school">;
}

export async function readSummaryFigures(
  sources: Sources,
  { now, period, nextAt }: Pick<SummaryFigures, "now" | "period" | "nextAt">,
): Promise<SummaryFigures> {
  const { reports, disk, refusals, alarmingErrors, mailProblems } = sources;
  const { startDates, school } = sources.content;
  const [
    received,
    writers,
    kept,
    waiting,
    waitingBecause,
    dead,
    held,
    undelivered,
    unanswered,
    newestBackup,
  ] = await Promise.all([
    reports.received(period),
    reports.mailed(period, MOST_WRITERS),
    reports.finished(period, "kept"),
    reports.inState("waiting"),
    reports.waitingBecause(),
    reports.inState("dead"),
    reports.inState("held"),
    reports.undeliveredReceipts(period),
    reports.unanswered(now - LONG_UNANSWERED, MOST_UNANSWERED),
    reports.newestBackup(),
  ]);
  const comingDates = startDates.filter(
    (start) => !hasStarted(start, schoolDate(now, school.timeZone)),
  );
  return {
    now,
    period,
    nextAt,
    received,
    writers,
    kept,
    waiting,
    waitingBecause,
    dead,
    held: held.school,
    undelivered,
    unanswered,
    newestBackup,
    disk: await disk(),
    isContentRefused: (await refusals.current(now)).length > 0,
    alarmingErrors: await alarmingErrors(period),
    mailProblems: await mailProblems(),
    upkeep: sources.upkeep(),
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
