import type { Content } from "#content/content.ts";
import { startDates as startDatesSchema } from "#content/schema/course.ts";
import { schoolDate } from "#server/core/school-clock.ts";
import { readDraft } from "#server/publish/content-draft.ts";
import type { OpenStudio } from "../studio-store.ts";
import { countCourses } from "../submissions/start-days.ts";

/** What the page of the courses shows beside the documents. */
export async function readCourses(
  { store: { admin }, services }: OpenStudio,
  { startDates, school }: Content,
  now: number,
) {
  const counts = await countCourses(admin, startDates);
  const { published } = await readDraft(services);
  const { data } = startDatesSchema.safeParse(published["start-dates"]);
  return {
    today: schoolDate(now, school.timeZone),
    /** How many applied for each date, and have a place, by its day. */
    asked: Object.fromEntries(
      counts.flatMap(({ date, ...counted }) => (date ? [[date, counted] as const] : [])),
    ),
    /** The dates as they are published, by day. */
    live: Object.fromEntries((data?.startDates ?? []).map((start) => [start.date, start])),
  };
}
