import { hasStarted, startDates } from "#content/course/start-dates.ts";

import { BEGUN_COURSE_FIELD, type FormValues } from "./contract.ts";

/**
 * Whether the applicant has to be asked first: the chosen course has begun by that day
 * (`YYYY-MM-DD`), and they have not said about this very course that they want it all the same.
 */
export function asksAboutBegunCourse(values: FormValues, today: string): boolean {
  const chosen = values["courseDates"]?.trim();
  const start = startDates.find(({ label }) => label === chosen);
  return start !== undefined && hasStarted(start, today) && values[BEGUN_COURSE_FIELD] !== chosen;
}
