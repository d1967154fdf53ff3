import type { Content } from "#content/content.ts";

import { schoolDate, schoolFormat, schoolMoment } from "../../server/core/school-clock.ts";
import type { OpenStore } from "../../server/admin/open-store.ts";
import { countryOf } from "./submissions/country-names.ts";
import { countCourses } from "./submissions/start-days.ts";

const MONTHS = 12;
/** Submissions of one step that are counted: more than a school ever has. */
const MOST_COUNTED = 1_000_000;
/** Sources with the most submissions; a visitor can make up others. */
const MOST_SOURCES = 20;
const monthFormat = schoolFormat("en-GB", { month: "long", year: "numeric" });
const shortMonth = schoolFormat("en-GB", { month: "short" });

/** Reads what the page Results shows: submissions by month, step, source and answer. */
export async function readNumbers({ store }: OpenStore, content: Content, now: number) {
  const { startDates: listed, school, courseDetails } = content;
  const [months, startDates, countries, sources, steps, people, booked] = await Promise.all([
    readMonths(store, schoolDate(now, school.timeZone), school.timeZone),
    countCourses(store.admin, listed),
    store.admin.countAnswers("country"),
    store.admin.countAnswers("source"),
    store.admin.countSteps({}, MOST_COUNTED),
    store.admin.countPeople({}),
    store.admin.count({ step: "booked" }),
  ]);
  return {
    people,
    /** Places, of which one person may have several. */
    booked,
    months,
    startDates,
    /** The most people in a class; undefined while the school does not say it. */
    classSize: courseDetails.classSize?.most,
    countries: countries.map((counted) => {
      const { country: label, region } = countryOf(counted.answer);
      return { ...counted, label, region };
    }),
    steps: Array.from(steps, ([step, submissions]) => ({ step, submissions })),
    sources: sources.slice(0, MOST_SOURCES),
  };
}

/** What was received in each of the last months, the oldest first. */
async function readMonths({ reports }: OpenStore["store"], today: string, timeZone: string) {
  const firstDay = (ago: number) => {
    const day = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
    day.setUTCMonth(day.getUTCMonth() - ago);
    return schoolMoment(day.toISOString().slice(0, 10), 0, timeZone);
  };
  const months = Array.from({ length: MONTHS }, async (_, ago) => {
    const from = firstDay(ago);
    const received = await reports.received({ from, to: firstDay(ago - 1) });
    return {
      month: monthFormat(from, timeZone),
      short: shortMonth(from, timeZone).slice(0, 3),
      ...received,
    };
  });
  return (await Promise.all(months)).toReversed();
}
