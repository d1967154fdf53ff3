import { describe, expect, test } from "vitest";

import { startDateCalendar } from "./start-date-calendar.ts";
import { content } from "../../../tests/support/site-content.ts";

const january = { date: "2025-01-06", month: "January 6th", label: "January 6th 2025" };
const calendar = startDateCalendar(content, january, "https://www.example.com");

/** The file's lines, with folded lines joined (RFC 5545, section 3.1). */
function unfolded(file: string): string[] {
  return file.replaceAll("\r\n ", "").split("\r\n");
}

describe("a start date’s calendar file", () => {
  test("a calendar file contains an all-day event from the first day to the last day of the course", () => {
    expect(unfolded(calendar)).toEqual(
      expect.arrayContaining(["DTSTART;VALUE=DATE:20250106", "DTEND;VALUE=DATE:20250203"]),
    );
  });

  test("a calendar file contains each property that RFC 5545 requires exactly once", () => {
    const names = unfolded(calendar).map((line) => line.split(/[:;]/)[0]);
    for (const name of ["VERSION", "PRODID", "UID", "DTSTAMP", "DTSTART", "SUMMARY"]) {
      expect(names.filter((found) => found === name)).toHaveLength(1);
    }
    expect(unfolded(calendar)[0]).toBe("BEGIN:VCALENDAR");
    expect(unfolded(calendar).slice(-3)).toEqual(["END:VEVENT", "END:VCALENDAR", ""]);
  });

  test("a calendar file has escaped text and lines of at most 75 octets that end in CRLF", () => {
    const long = { ...january, label: "ñ".repeat(60) };
    for (const file of [
      calendar,
      startDateCalendar(content, long, "https://www.example.com/ñandú-é"),
    ]) {
      expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      for (const line of file.split("\r\n")) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
    }
    expect(unfolded(calendar)).toContain("LOCATION:Puerto Vallarta\\, Mexico");
    expect(unfolded(calendar)).toContain(
      "URL;VALUE=URI:https://www.example.com/apply/January%206th%202025",
    );
    expect(calendar).toContain("\\n\\n");
  });

  test("a calendar file contains no URL if SITE_URL is not set", () => {
    expect(startDateCalendar(content, january, undefined)).not.toMatch(/^URL/m);
  });

  test("a calendar file is the same in every build, and each start date has its own UID", () => {
    const ids = content.startDates.map((start) =>
      unfolded(startDateCalendar(content, start, undefined)).find((line) =>
        line.startsWith("UID:"),
      ),
    );
    expect(new Set(ids).size).toBe(content.startDates.length);
    expect(startDateCalendar(content, january, "https://www.example.com")).toBe(calendar);
  });
});
