import type { Content } from "#content/content.ts";
import { hasStarted } from "#content/course/start-dates.ts";
import type { FormValues } from "#forms/contract.ts";
import { UNWANTED } from "#forms/mail-states.ts";
import { referenceOf } from "#forms/reference-number.ts";

import { HOUR } from "#server/core/durations.ts";
import { daysBetween, schoolDate, schoolFormat } from "#server/core/school-clock.ts";
import { printable } from "#server/mail/shown-text.ts";
import { answerLinks } from "#server/mail/school/answer-links.ts";
import { fullName, storedFields } from "#server/mail/stored-fields.ts";
import type { StoredSubmission } from "#server/store/admin/find-submissions.ts";
import { LONG_UNANSWERED } from "#server/admin/attention.ts";
import { momentOf } from "../school-times.ts";
import { countryOf } from "./country-names.ts";
import { listedStart, startDay } from "./start-days.ts";

/** Characters of a message in a list. */
const LONGEST_MESSAGE = 120;

/** Days before a course in which an answer is urgent. */
const URGENT = 7;

/** Whether a course begins so soon that an answer cannot wait. */
export const startsSoon = (daysToStart: number) => daysToStart > 0 && daysToStart <= URGENT;

/** Whether the last week of a course is over. */
export const hasEnded = (daysToStart: number, weeks: number) => -daysToStart >= weeks * 7;

const dayAndMonth = schoolFormat("en-GB", { day: "numeric", month: "short" });

/** `24 Nov` */
export const shortDay = (moment: Date, timeZone: string): string =>
  dayAndMonth(moment, timeZone).replace("Sept", "Sep");

export type SubmissionRow = ReturnType<typeof rowOf>;

/** Whether the school owes the first answer. */
export function isWaiting({ step, mails }: Pick<StoredSubmission, "step" | "mails">): boolean {
  return step === "new" && !isUnwanted({ mails });
}

/** Whether it may be advertising: it stays by itself, as its sender may have made up the address. */
export function isUnwanted({ mails }: Pick<StoredSubmission, "mails">): boolean {
  return UNWANTED.some((state) => mails.some((mail) => mail.state === state));
}

/** A stored submission as a page names it. */
export function namedSubmission(
  { id, form, received_at }: Pick<StoredSubmission, "id" | "form" | "received_at">,
  timeZone: string,
) {
  return { id, reference: referenceOf(id), form, received: momentOf(received_at, timeZone) };
}

function correctedPhone({ events }: StoredSubmission): string | undefined {
  return events.findLast(({ kind }) => kind === "phone")?.note ?? undefined;
}

/** A number that the school has saved although it does not look right, if it can be dialled. */
function insistedNumber(submission: StoredSubmission): string | undefined {
  const digits = correctedPhone(submission)?.replaceAll(/[\s()./-]/g, "");
  return digits && /^\+\d{6,15}$/.test(digits) ? digits : undefined;
}

/** What was sent, but with the phone number that the school has corrected last. */
export function presentFields(submission: StoredSubmission): FormValues {
  const corrected = correctedPhone(submission);
  const fields = { email: submission.email ?? "", ...storedFields(submission) };
  return corrected ? { ...fields, phoneNumber: corrected } : fields;
}

/**
 * A stored submission as the studio lists it.
 * @param since when what it stands for was received
 */
export function rowOf(
  submission: StoredSubmission,
  { school, startDates, course }: Content,
  now: number,
  since = submission.received_at,
) {
  const { form, received_at, step, mails } = submission;
  const { timeZone } = school;
  const fields = presentFields(submission);
  const { email = "", courseDates = "", country = "", message = "" } = fields;
  const named = namedSubmission({ ...submission, received_at: since }, timeZone);
  const received = new Date(since);
  const start = listedStart(courseDates, startDates);
  const today = schoolDate(now, timeZone);
  const daysToStart = start ? daysBetween(today, start.date) : 0;
  const stateOf = (wanted: string) => mails.find(({ kind }) => kind === wanted)?.state;
  return {
    ...named,
    /** `24 Nov` */
    receivedOn: shortDay(received, timeZone),
    isWaiting: isWaiting(submission),
    isLate: isWaiting(submission) && now - received.getTime() > LONG_UNANSWERED,
    hours: Math.max(0, Math.floor((now - received.getTime()) / HOUR)),
    name: fullName(fields),
    email,
    startDate: startDay(courseDates, startDates),
    hadStarted:
      start !== undefined && hasStarted(start, schoolDate(new Date(received_at), timeZone)),
    /** Until the course begins; not above 0 once it has. */
    daysToStart,
    /** Whether the course begins so soon that an answer cannot wait. */
    isUrgent: isWaiting(submission) && startsSoon(daysToStart),
    isOver: start !== undefined && hasEnded(daysToStart, course.weeks),
    ...countryOf(country),
    /** The beginning of a message; empty for an application. */
    message: form === "contact" ? printable(message || submission.text, LONGEST_MESSAGE) : "",
    /** The URLs to answer by; undefined if the number is unfit for it. */
    links: answerLinks(form, fields, named.reference, school.name, insistedNumber(submission)),
    step,
    mails: { school: stateOf("school"), receipt: stateOf("receipt") },
  };
}
