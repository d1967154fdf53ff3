/** A start date in the two spellings in which the site shows it. */
export interface StartDate {
  /** The first day of the course, `YYYY-MM-DD`. */
  date: string;
  /** The spelling in the section “Our Dates”, below the year. */
  month: string;
  /** The spelling in the application form, in the address `/apply/…` and in the mail. */
  label: string;
  /** Marks a course with few or no places left. Without it the course is open. */
  places?: "open" | "few" | "full";
}

/** Whether a course has started on the day `today` (`YYYY-MM-DD`) or before. */
export function hasStarted({ date }: Pick<StartDate, "date">, today: string): boolean {
  return date <= today;
}

/** Whether a course that has this label in the list has started on the day `today` or before. */
export function isStartedCourse(label: string, startDates: readonly StartDate[], today: string) {
  return startDates.some((start) => start.label === label && hasStarted(start, today));
}

/** The first start date after the day `today` that is not full. */
export function nextStartDate<Start extends Pick<StartDate, "date" | "places">>(
  startDates: readonly Start[],
  today: string,
): Start | undefined {
  return startDates.find((start) => !hasStarted(start, today) && start.places !== "full");
}

/** The last day of a course, `YYYY-MM-DD`. */
export function lastDay({ date }: Pick<StartDate, "date">, weeks: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + weeks * 7 - 1);
  return day.toISOString().slice(0, 10);
}

export const startDatesText = {
  heading: "Our Dates",
  introduction: (duration: string, payment = "") =>
    `Pick the start that suits you. Every course runs for ${duration}, full-time. ${payment}`.trim(),
  yearsLabel: "Year",
  /** The name of the box with the selected year’s dates, for screen readers. */
  datesLabel: (year: number) => `Start dates of ${year}`,
  apply: "Apply Now",
  calendar: "Add to calendar",
  started: "Started",
  until: (day: string) => `Until ${day}`,
  next: "next start",
  /** The labels of a date with few or no places, and the button of a full course. */
  places: { few: "Few places left", full: "Full" },
  askForPlace: "Ask for a place",
  /** Shown instead of the introduction when all courses have started. */
  allStarted: "When would you like to come? Ask us for the next dates.",
  askForDates: "Tell me the next dates",
  /** What a link writes in WhatsApp about one of the next months. */
  inMonth: (month: string) => `I would like to come in ${month}. Is there a course?`,
  startedCourses: "Courses that have begun",
} as const;
