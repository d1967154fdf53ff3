import { course } from "#content/course.ts";
import { applyPage } from "#content/application-form.ts";
import { aboutCourse } from "#content/program.ts";
import { school } from "#content/school.ts";
import type { StartDate } from "#content/start-dates.ts";

/**
 * A start date for the visitor's own calendar (RFC 5545): all day, from the first day on, for as
 * many weeks as the course takes. Stamped with its own first day, so that the same date makes the
 * same file in every build.
 */
export function startDateCalendar(start: StartDate, siteUrl: string | undefined): string {
  const firstDay = start.date.replaceAll("-", "");
  const applyAddress = siteUrl && `${siteUrl}${applyPage.path}/${encodeURIComponent(start.label)}`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(school.name)}//${text(course.name)}//EN`,
    "BEGIN:VEVENT",
    `UID:course-${start.date}@${school.email.split("@")[1]}`,
    `DTSTAMP:${firstDay}T000000Z`,
    `DTSTART;VALUE=DATE:${firstDay}`,
    `DTEND;VALUE=DATE:${dayAfterWeeks(start.date, course.weeks)}`,
    `SUMMARY:${text(`${school.name}: ${course.name}`)}`,
    `LOCATION:${text(school.place)}`,
    `DESCRIPTION:${text([aboutCourse.paragraphs[0], applyAddress].filter(Boolean).join("\n\n"))}`,
    ...(applyAddress ? [`URL:${applyAddress}`] : []),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** The first day that is no longer part of it, as an end is written (RFC 5545, section 3.6.1). */
function dayAfterWeeks(date: string, weeks: number): string {
  const end = new Date(`${date}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + weeks * 7);
  return end.toISOString().slice(0, 10).replaceAll("-", "");
}

/** Section 3.3.11: what has a meaning of its own in a text is escaped. */
function text(words: string): string {
  return words.replaceAll(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

const LONGEST_LINE = 75;

/** Section 3.1: no line is longer than 75 octets; a longer one goes on after a space. */
function fold(line: string): string {
  const folded: string[] = [];
  let part = "";
  for (const character of line) {
    // Every part but the first begins with the space.
    const room = LONGEST_LINE - (folded.length > 0 ? 1 : 0);
    if (octets(part + character) > room) {
      folded.push(part);
      part = "";
    }
    part += character;
  }
  return [...folded, part].join("\r\n ");
}

function octets(words: string): number {
  return new TextEncoder().encode(words).length;
}
