import { expect, test } from "vitest";

import { startDateCalendar } from "./start-date-calendar.ts";
import { content } from "#tests/support/site-content.ts";

const january = { date: "2025-01-06", month: "January 6th", label: "January 6th 2025" };
const calendar = startDateCalendar(content, january, "https://www.example.com");

/** The file's lines, with folded lines joined (RFC 5545, section 3.1). */
function unfolded(file: string): string[] {
  return file.replaceAll("\r\n ", "").split("\r\n");
}

test("a calendar file contains an all-day event from the first day to the last day of the course", () => {
  const lines = unfolded(calendar);
  for (const line of [
    "DTSTART;VALUE=DATE:20250106",
    "DTEND;VALUE=DATE:20250203",
    "LOCATION:Puerto Vallarta\\, Mexico",
    "URL;VALUE=URI:https://www.example.com/apply/January%206th%202025",
  ]) {
    expect(lines).toContain(line);
  }
  expect(lines.slice(-3)).toEqual(["END:VEVENT", "END:VCALENDAR", ""]);
  const withoutSiteUrl = startDateCalendar(content, january, undefined);
  expect(withoutSiteUrl).not.toMatch(/^URL/m);
});

test("a calendar file is the same in every build, and each start date has its own UID", () => {
  const ids = content.startDates.map((start) =>
    unfolded(startDateCalendar(content, start, undefined)).find((line) => line.startsWith("UID:")),
  );
  expect(new Set(ids).size).toBe(content.startDates.length);
  expect(startDateCalendar(content, january, "https://www.example.com")).toBe(calendar);
});
