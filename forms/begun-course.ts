import { hasStarted, type StartDate } from "#content/course/start-dates.ts";

import { BEGUN_COURSE_FIELD, type FormValues } from "./contract.ts";

/**
 * Whether the applicant must first confirm the chosen start date: the course has begun by `today`
 * (`YYYY-MM-DD`), and the form does not yet contain a confirmation of this date.
 */
export function asksAboutBegunCourse(
  values: FormValues,
  startDates: readonly StartDate[],
  today: string,
): boolean {
  const chosen = values["courseDates"]?.trim();
  const start = startDates.find(({ label }) => label === chosen);
  return start !== undefined && hasStarted(start, today) && values[BEGUN_COURSE_FIELD] !== chosen;
}
