import type { Content } from "#content/content.ts";

import { schoolDate, schoolFormat, schoolMoment } from "../../server/core/school-clock.ts";
import type { OpenStore } from "../../server/admin/open-store.ts";
import { readDraft } from "../../server/publish/content-draft.ts";
import type { OpenStudio } from "./studio-store.ts";
import { countryOf } from "./submissions/country-names.ts";
import { countCourses, isPastDay, listedStart, placesLeft } from "./submissions/start-days.ts";

const MONTHS = 12;
/** Sources with the most submissions; a visitor can make up others. */
const MOST_SOURCES = 20;
const monthFormat = schoolFormat("en-GB", { month: "long", year: "numeric" });

export type SchoolNumbers = Awaited<ReturnType<typeof readNumbers>>;

/** Reads what the page Results shows: people by month and step, submissions by source and answer. */
export async function readNumbers(
  { store, services }: OpenStudio,
  { startDates, school, courseDetails }: Content,
  now: number,
) {
  const today = schoolDate(now, school.timeZone);
  const [months, courses, countries, sources, { steps }, draft] = await Promise.all([
    readMonths(store, today, school.timeZone),
    countCourses(store.admin, startDates),
    store.admin.countAnswers("country"),
    store.admin.countAnswers("source"),
    store.admin.countSteps({}),
    readDraft(services),
  ]);
  const size = courseDetails.classSize?.most;
  const counted = courses.map((course) => {
    const start = listedStart(course.answer, startDates);
    // Also one that is not listed: a school takes past dates off its list.
    const hasBegun = isPastDay(course.answer, today);
    const left = size && Math.max(0, size - course.booked);
    return {
      ...course,
      hasBegun,
      isListed: start !== undefined,
      left: start && !hasBegun ? (placesLeft(draft.documents, start) ?? left) : undefined,
    };
  });
  return {
    months,
    /** Those to come, or of no known day, with the places left if known; those begun, the last first. */
    courses: counted.filter(({ hasBegun }) => !hasBegun),
    begun: counted.filter(({ hasBegun }) => hasBegun).toReversed(),
    countries: countries.map((country) => {
      const { country: label, region } = countryOf(country.answer);
      return { ...country, label, region };
    }),
    /** Each person once. */
    steps,
    sources: sources.slice(0, MOST_SOURCES),
  };
}

/** Who first wrote in each of the last months, from the first with somebody on. */
async function readMonths({ admin }: OpenStore["store"], today: string, timeZone: string) {
  const firstDay = (ago: number) => {
    const day = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
    day.setUTCMonth(day.getUTCMonth() - ago);
    return schoolMoment(day.toISOString().slice(0, 10), 0, timeZone);
  };
  const people = await admin.newPeople(new Date(firstDay(MONTHS - 1)).toISOString());
  const months = Array.from({ length: MONTHS }, (_, index) => {
    const [from, to] = [firstDay(MONTHS - 1 - index), firstDay(MONTHS - 2 - index)];
    const those = people.filter(({ first }) => Date.parse(first) >= from && Date.parse(first) < to);
    const applied = those.filter(({ form }) => form === "application").length;
    return { month: monthFormat(from, timeZone), applied, asked: those.length - applied };
  });
  return months.slice(months.findIndex(({ applied, asked }) => applied + asked > 0));
}
