import { hasStarted, nextStartDate } from "#content/course/start-dates.ts";

import { useContent } from "../../content-context.tsx";
import { ApplyLink } from "../apply-link.tsx";
import { useOnToday } from "../../ui/use-today.ts";

/** Whether no course is to come. */
export function useHaveAllStarted(): boolean {
  const { startDates } = useContent();
  return useOnToday((today) => startDates.every((start) => hasStarted(start, today)));
}

/** The last call to apply below start dates: loud, unless the next date has a loud one. */
export function ClosingApplyLink() {
  const { startDates } = useContent();
  const hasLoud = useOnToday((today) => nextStartDate(startDates, today) !== undefined);
  return <ApplyLink variant={hasLoud ? "outline" : "primary"} />;
}
