import { course, weeks } from "./course.ts";

/** A start date in the two spellings in which the site shows it. */
export interface StartDate {
  /** The first day of the course, `YYYY-MM-DD`. */
  date: string;
  /** The spelling in the section “Our Dates”, below the year. */
  month: string;
  /** The spelling in the application form, in the address `/apply/…` and in the mail. */
  label: string;
  /** Marks a course with few or no places left. Leave it out for an open course. */
  places?: "open" | "few" | "full";
}

/** All start dates, oldest first. The specification prescribes the labels (section 3). */
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

/** Whether a course has started on the day `today` (`YYYY-MM-DD`) or before. */
export function hasStarted({ date }: StartDate, today: string): boolean {
  return date <= today;
}

/** The last day of a course, `YYYY-MM-DD`. */
export function lastDay({ date }: Pick<StartDate, "date">): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + course.weeks * 7 - 1);
  return day.toISOString().slice(0, 10);
}

/** The year that is selected when the page appears. */
export const defaultYear = 2024;

/** The texts of the section “Our Dates”. */
export const startDatesText = {
  heading: "Our Dates",
  introduction: `Pick the start that suits you. Every course runs for ${weeks}, full-time.`,
  yearsLabel: "Year",
  /** The name of the box with the selected year’s dates, for screen readers. */
  datesLabel: (year: number) => `Start dates of ${year}`,
  apply: "Apply Now",
  /** The button below a year’s last date, if a later year has dates. */
  later: (year: number) => `See the dates of ${year}`,
  /** The links below each date: a calendar file, and the address to apply for this date. */
  calendar: "Add to calendar",
  copyLink: "Copy link",
  linkCopied: "Link copied",
  /** The label of a date that has passed. */
  started: "Started",
  /** Below each date on the Program page. */
  until: (day: string) => `Until ${day}`,
  /** The labels of a date with few or no places, and the button of a full course. */
  places: { few: "Few places left", full: "Full" },
  askForPlace: "Ask for a place",
  /** Shown above the dates when all courses have started. */
  allStarted: "All these courses have begun.",
  askForDates: "Tell me the next dates",
} as const;
