import type { Content } from "#content/content.ts";

import { addDays, schoolDate, schoolFormat, schoolMoment } from "../../server/core/school-clock.ts";
import type { OpenStore } from "../../server/admin/open-store.ts";
import { countryOf } from "./submissions/country-names.ts";
import { sortByStartDate } from "./submissions/start-date-order.ts";
import type { StudioStore } from "./studio-store.ts";

/** How many weeks the chart shows. */
const WEEKS = 26;
/** Applications of one step that are counted: more than a school ever has. */
const MOST_COUNTED = 1_000_000;
/** Sources with the most submissions; a visitor can make up others. */
const MOST_SOURCES = 20;
const dayFormat = schoolFormat("en-GB", { dateStyle: "long" });

interface Services {
  store: StudioStore;
  content: () => Content;
  now: () => number;
  siteUrl: string | undefined;
}

/** Reads what the studio draws: submissions by week, step, source and answer. */
export function createSchoolNumbers({ store, content, now, siteUrl }: Services) {
  return () =>
    store.use(async (open) => ({
      ...(await readNumbers(open, content(), now())),
      siteUrl,
    }));
}

/** What the page Results draws. */
export type Numbers = Awaited<ReturnType<ReturnType<typeof createSchoolNumbers>>>;

async function readNumbers({ store }: OpenStore, content: Content, now: number) {
  const { timeZone } = content.school;
  const today = schoolDate(now, timeZone);
  const mondays = lastMondays(today);
  const [weeks, startDates, countries, sources, steps] = await Promise.all([
    Promise.all(mondays.map((monday) => readWeek(store, monday, timeZone))),
    store.admin.countAnswers("courseDates"),
    store.admin.countAnswers("country"),
    store.admin.countAnswers("source"),
    store.admin.countSteps({ form: "application" }, MOST_COUNTED),
  ]);
  const toCount = ({ answer, submissions }: { answer: string; submissions: number }) => ({
    label: answer,
    count: submissions,
  });
  return {
    weeks,
    startDates: sortByStartDate(startDates, content.startDates, ({ answer }) => answer).map(
      toCount,
    ),
    countries: countries.map(({ answer, submissions }) => ({
      label: countryOf(answer).country,
      count: submissions,
    })),
    steps: Array.from(steps, ([step, count]) => ({ step, count })),
    sources: sources.slice(0, MOST_SOURCES).map(toCount),
  };
}

async function readWeek({ reports }: OpenStore["store"], monday: string, timeZone: string) {
  const from = schoolMoment(monday, 0, timeZone);
  const { application, contact } = await reports.received({
    from,
    to: schoolMoment(addDays(monday, 7), 0, timeZone),
  });
  // Noon, because the day starts at another hour where daylight saving time begins at midnight.
  const label = dayFormat(schoolMoment(monday, 12, timeZone), timeZone);
  return { monday: label, applications: application, messages: contact };
}

/** The Mondays of the weeks in the chart, the oldest first; the current week is included. */
function lastMondays(today: string): string[] {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -weekday);
  return Array.from({ length: WEEKS }, (_, index) => addDays(monday, (index + 1 - WEEKS) * 7));
}
