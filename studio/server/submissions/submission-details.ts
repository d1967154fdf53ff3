import type { Content } from "#content/content.ts";
import { hasStarted, type StartDate } from "#content/course/start-dates.ts";
import { isTimeZone } from "#content/school/time-zone.ts";
import { TIME_ZONE_FIELD } from "#forms/contract.ts";

import { greetedName, heldReasons, storedFields } from "#server/mail/stored-fields.ts";
import { printable } from "#server/mail/shown-text.ts";
import { applicantFacts } from "#server/mail/school/who-writes.ts";
import { schoolDate, schoolFormat } from "#server/core/school-clock.ts";
import type { AdminQueries } from "#server/store/admin/admin-queries.ts";
import type { StoredSubmission } from "#server/store/admin/find-submissions.ts";
import type { SubmissionQuery } from "../../contract/submission-query.ts";
import { groupedAnswers } from "./grouped-answers.ts";
import { readWaiting } from "./list-pages.ts";
import { answeredOf, withApplicant } from "./person-rows.ts";
import { filterOf } from "./submission-filters.ts";
import { repliesTo } from "./replies-to.ts";
import { listedStart, startDay } from "./start-days.ts";
import { isUnwanted, isWaiting, presentFields, rowOf, shortDay } from "./submission-rows.ts";
import { timelineOf } from "./submission-timeline.ts";
import { threadOf } from "./thread.ts";

/** Submissions of the same person that a page shows. */
const MOST_SENT = 20;
/** Start dates that are proposed in the place of one that has gone. */
const MOST_DATES = 3;

export type SubmissionDetails = NonNullable<Awaited<ReturnType<typeof readSubmission>>>;

/**
 * Reads one submission, and its neighbours in a list.
 * @param drafted the start dates as they are saved, published or not
 */
export async function readSubmission(
  admin: AdminQueries,
  id: string,
  query: SubmissionQuery,
  content: Content,
  drafted: readonly StartDate[],
  { now, siteUrl }: { now: number; siteUrl: string | undefined },
) {
  const submission = await admin.find(id);
  if (!submission) return undefined;
  const { timeZone } = content.school;
  const row = rowOf(submission, content, now);
  const filter = filterOf(query, content);
  const email = row.email.toLowerCase();
  const newestFirst = { order: "newest first", limit: MOST_SENT } as const;
  const sent = email ? await admin.page({ email }, newestFirst) : [];
  // Among who waits, an application that has its answer stands where its applicant wrote again.
  const place = query.step === "new" && !row.isWaiting ? (sent[0] ?? submission) : submission;
  const [[newer], [older], isSenderRefused, others] = await Promise.all([
    admin.page(filter, { order: "oldest first", limit: 1, after: place }),
    admin.page(filter, { order: "newest first", limit: 1, after: place }),
    row.email ? admin.isRefused(row.email) : false,
    readWaiting(admin, content, { now, limit: 2 }),
  ]);
  const wanted = isUnwanted(submission) ? [] : sent.filter((one) => !isUnwanted(one));
  const isApplication = ({ form }: StoredSubmission) => form === "application";
  const applicant = wanted.find(isApplication) ?? submission;
  const allWaiting = wanted.filter(isWaiting);
  // Another application that waits is answered on its own page, where its texts, date and step are.
  const elsewhere = allWaiting.find((one) => isApplication(one) && one.id !== id);
  const waiting = allWaiting
    .filter((one) => !isApplication(one) || one.id === id)
    .map((one) => one.id);
  // An application says itself what a message leaves to the newest one.
  const about = row.form === "application" ? submission : applicant;
  const applied = rowOf(about, content, now);
  const { startDate, hadStarted, isOver, daysToStart } = applied;
  const fields = presentFields(submission);
  const { courseDates = "" } = presentFields(about);
  const today = schoolDate(now, timeZone);
  const start = listedStart(courseDates, content.startDates);
  const dateTrouble = dateTroubleOf(applied, content, drafted, today);
  const nextDates = content.startDates
    .filter((one) => one.places !== "full" && !hasStarted(one, today))
    .slice(0, MOST_DATES)
    .map(({ label }) => ({ label, day: startDay(label, content.startDates) }));
  return {
    ...withApplicant(row, rowOf(applicant, content, now)),
    /** Of the course for which they have applied. */
    startDate,
    hadStarted,
    isOver,
    daysToStart,
    /** The submission that has their phone number. */
    applicant: applicant.id,
    /** At which step their application is, once it has an answer. */
    applicationStep: answeredOf(applicant)?.step,
    /** By which is found what is being written to them; what is unwanted stands alone. */
    writtenTo: wanted.length > 0 ? email : id,
    /** What has its answer once this one has: what else waited until then. */
    covers: waiting.includes(id) ? waiting.slice(waiting.indexOf(id)) : [],
    /** As it was typed, whether or not it can be called. */
    phone: printable(presentFields(applicant)["phoneNumber"] ?? ""),
    dateTrouble,
    /** The next dates that visitors can apply for. */
    nextDates,
    /** Who else waits, the most urgent. */
    nextWaiting: others
      .flatMap(({ rows }) => rows)
      .find((other) => other.id !== id && (!email || other.email.toLowerCase() !== email)),
    facts: applicantFacts(presentFields(about), schoolDate(new Date(about.received_at), timeZone)),
    /** A message; empty for an application, or for a text without fields. */
    message: row.form === "contact" ? (fields["message"] ?? "") : "",
    theirTime: timeIn(fields[TIME_ZONE_FIELD], now),
    replies: repliesTo(content, {
      id,
      form: row.form,
      application: row.form === "contact" ? answeredOf(applicant)?.id : undefined,
      name: nameIn(about),
      date: start?.label ?? courseDates,
      isDateGone: dateTrouble !== undefined && dateTrouble !== "draft",
      nextDates: nextDates.map(({ label }) => label),
      siteUrl,
    }),
    unwanted: unwantedOf(submission, isSenderRefused),
    answers: groupedAnswers(submission),
    /** What waits for an answer from this page, of all that they have sent, the newest first. */
    waiting,
    /** What of it a reply is for; this one if nothing waits. */
    subject: row.isWaiting ? id : (waiting[0] ?? id),
    /** Their application that waits elsewhere. */
    elsewhere: elsewhere && {
      id: elsewhere.id,
      receivedOn: shortDay(new Date(elsewhere.received_at), timeZone),
      isNewer: elsewhere.received_at > submission.received_at,
    },
    timeline: timelineOf([submission, ...wanted.filter((other) => other.id !== id)], timeZone),
    thread: threadOf([submission, ...sent.filter((other) => other.id !== id)], content, now),
    newer: newer?.id,
    older: older?.id,
  };
}

/** By which a sender is greeted; empty for a message. */
export const nameIn = (submission: StoredSubmission) => greetedName(storedFields(submission) ?? {});

/** Why nobody can have a place for a date: started, full, not published, or off the list. */
function dateTroubleOf(
  { startDate, step }: Pick<StoredSubmission, "step"> & { startDate: string },
  { startDates }: Content,
  drafted: readonly StartDate[],
  today: string,
): "started" | "full" | "draft" | "gone" | undefined {
  if (startDate === "") return undefined;
  const start = listedStart(startDate, startDates);
  if (start && hasStarted(start, today)) return "started";
  const hasPlace = step === "offered" || step === "booked";
  if (start) return start.places === "full" && !hasPlace ? "full" : undefined;
  return listedStart(startDate, drafted) ? "draft" : "gone";
}

/** Whether a submission looks like advertising, or is; undefined: it is mailed as any other. */
function unwantedOf(submission: StoredSubmission, isSenderRefused: boolean) {
  const school = submission.mails.find(({ kind }) => kind === "school")?.state;
  return {
    state: school === "held" || school === "advertising" ? school : undefined,
    reasons: heldReasons(submission),
    isSenderRefused,
  };
}

const timeOfDay = schoolFormat("en-GB", { timeStyle: "short" });

/** Where they wrote, which may be in another country than their own. */
function timeIn(timeZone: string | undefined, now: number): string | undefined {
  if (!timeZone || !isTimeZone(timeZone)) return undefined;
  const city = timeZone.split("/").at(-1)?.replaceAll("_", " ");
  return `Their time now: ${timeOfDay(now, timeZone)} (${city})`;
}
