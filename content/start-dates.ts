import { weeks } from "./course.ts";

/** One start of the course, spelled as each of the two places that show it needs it. */
export interface StartDate {
  /** The day itself, `YYYY-MM-DD`. */
  date: string;
  /** In the dates widget, under its year. */
  month: string;
  /** In the application's select, in the address `/apply/…` and in the mail. */
  label: string;
}

/** Every start date, oldest first. The labels' spelling is the specification's own (section 3). */
export const startDates: readonly StartDate[] = [
  { date: "2024-11-02", month: "November 2nd", label: "November 2th 2024" },
  { date: "2025-01-06", month: "January 6th", label: "January 6th 2025" },
  { date: "2025-02-03", month: "February 3rd", label: "February 3rd 2025" },
  { date: "2025-03-03", month: "March 3rd", label: "March 3rd 2025" },
  { date: "2025-05-05", month: "May 5th", label: "May 5th 2025" },
  { date: "2025-06-02", month: "June 2nd", label: "June 2nd 2025" },
  { date: "2025-07-17", month: "July 17th", label: "July 17th 2025" },
  { date: "2025-08-04", month: "August 4th", label: "August 4th 2025" },
  { date: "2025-09-01", month: "September 1st", label: "September 1st 2025" },
  { date: "2025-10-06", month: "October 6th", label: "October 6th 2025" },
  { date: "2025-11-24", month: "November 24rd", label: "November 24rd 2025" },
];

/** Tells whether a course has begun by a day, `YYYY-MM-DD`: on its start date it has. */
export function hasStarted({ date }: StartDate, today: string): boolean {
  return date <= today;
}

/** The year that the dates widget shows first. */
export const defaultYear = 2024;

/** The words of the dates widget. */
export const startDatesText = {
  heading: "Our Dates",
  introduction: `Pick the start that suits you. Every course runs for ${weeks}, full-time.`,
  yearsLabel: "Year",
  apply: "Apply Now",
  /** Below a year's last date, where a later year has dates. */
  later: (year: number) => `See the dates of ${year}`,
  /** Small, under each date: the date for one’s own calendar, and the link that carries it. */
  calendar: "Add to calendar",
  copyLink: "Copy link",
  linkCopied: "Link copied",
  /** Marks a date that has passed by the visitor’s own clock. */
  started: "Started",
} as const;
