import type { Content } from "#content/content.ts";
import { schoolDate } from "#server/core/school-clock.ts";
import type { OpenStudio } from "../studio-store.ts";
import { countCourses } from "../submissions/start-days.ts";

/** What the page of the courses shows beside the documents. */
export async function readCourses(
  { store: { admin } }: OpenStudio,
  { startDates, school }: Content,
  now: number,
) {
  const counts = await countCourses(admin, startDates);
  return {
    today: schoolDate(now, school.timeZone),
    /** How many applied for each date, by its day as the studio writes it. */
    asked: Object.fromEntries(counts.map(({ answer, ...counted }) => [answer, counted])),
    /** What visitors see of each date now, by its day. */
    live: Object.fromEntries(startDates.map(({ date, places }) => [date, places ?? "open"])),
  };
}
