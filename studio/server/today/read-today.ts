import type { Content } from "#content/content.ts";
import type { WrittenDocuments } from "#content/schema/documents.ts";
import { hasStarted } from "#content/course/start-dates.ts";
import { stepsOf } from "#forms/steps.ts";

import { attentionTo, DATES_ENDING, readState, type SiteState } from "#server/admin/attention.ts";
import type { Machine } from "#server/admin/machine.ts";
import {
  dayAndTime,
  daysBetween,
  schoolDate,
  schoolDateAndTime,
  schoolFormat,
} from "#server/core/school-clock.ts";
import type { AdminQueries } from "#server/store/admin/admin-queries.ts";
import { readSaved } from "../content/saved-content.ts";
import { readWaiting } from "../submissions/list-pages.ts";
import { labelsOf, placesLeft, startDay } from "../submissions/start-days.ts";
import type { OpenStudio } from "../studio-store.ts";
import { dayPart } from "./day-part.ts";
import { launchTasks } from "./launch-tasks.ts";

/** Submissions that Today names as waiting. */
const MOST_WAITING = 6;

const format = schoolFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** Reads what the school's day begins with. */
export async function readToday(
  { store, services, settings: { retentionDays } }: OpenStudio,
  content: Content,
  machine: Machine,
  now: number,
) {
  const { timeZone } = content.school;
  const today = schoolDate(now, timeZone);
  const { content: draft = content, publishable: documents } = await readSaved(services);
  const waiting = await readWaiting(store.admin, content, { now, limit: MOST_WAITING });
  const hour = Number(schoolDateAndTime(now, timeZone).slice(11, 13));
  return {
    part: dayPart(hour),
    isLate: hour < 5,
    moment: format(now, timeZone),
    waiting: waiting.flatMap(({ rows }) => rows),
    /** Whether nobody has ever written. */
    isNew: (await store.admin.countPeople({}, 1)) === 0,
    course: await nextCourse(store.admin, draft, { documents, live: content, today }),
    concerns: concernsOf(await readState(store, machine, now), draft, content),
    launch: launchTasks(draft, documents, { today, retentionDays }),
  };
}

/** The next course that has not begun, and its applications by step. */
async function nextCourse(
  admin: AdminQueries,
  { startDates }: Content,
  { documents, live, today }: { documents: WrittenDocuments; live: Content; today: string },
) {
  const next = startDates.find((start) => !hasStarted(start, today));
  if (!next) return undefined;
  const courseDates = labelsOf(next.label, startDates);
  const filter = { form: "application", answers: { courseDates } } as const;
  // Applications, not people: one address may book two places.
  const counted = stepsOf("application").map(async (step) => ({
    step,
    count: await admin.count({ ...filter, step }),
  }));
  return {
    day: startDay(next.label, startDates),
    days: daysBetween(today, next.date),
    /** The places that are left; undefined while the school does not count them. */
    seats: placesLeft(documents, next),
    isLive: live.startDates.some(({ date }) => date === next.date),
    steps: await Promise.all(counted),
  };
}

export type NextCourse = NonNullable<Awaited<ReturnType<typeof nextCourse>>>;

export type Concern = ReturnType<typeof concernsOf>[number];

/** What went wrong or is about to, as far as the store and the machine tell, the worst first. */
function concernsOf(state: SiteState, { startDates }: Content, live: Content) {
  const { now, waiting, dead, held, refusals, newestBackup } = state;
  const { timeZone } = live.school;
  const needed = attentionTo(state);
  const today = schoolDate(now, timeZone);
  const isToCome = (start: { date: string }) => !hasStarted(start, today);
  const upcoming = startDates.filter(isToCome);
  const last = upcoming.at(-1);
  const days = last ? daysBetween(today, last.date) : 0;
  const day = last ? startDay(last.label, startDates) : "";
  // How many dates, mails, messages or days, and since when or until which day.
  const counts = [
    ["datesNotLive", live.startDates.some(isToCome) ? 0 : upcoming.length, ""],
    [
      "waiting",
      needed.waiting ? waiting.school + waiting.receipt : 0,
      format(waiting.oldestSince ?? now, timeZone),
    ],
    ["disk", Number(needed.disk), ""],
    ["unmailed", dead.school, ""],
    ["notShown", refusals.length, ""],
    ["backup", Number(needed.backup), dayAndTime(newestBackup ?? now, timeZone)],
    ["undelivered", dead.receipt, ""],
    ["held", held.school, ""],
    ["datesEnd", days <= DATES_ENDING ? days : 0, day],
  ] as const;
  return counts.flatMap(([kind, count, when]) => (count > 0 ? [{ kind, count, when }] : []));
}
