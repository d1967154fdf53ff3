import { course } from "#content/course.ts";
import { applyPage } from "#content/application-form.ts";
import { aboutCourse } from "#content/program.ts";
import { school } from "#content/school.ts";
import type { StartDate } from "#content/start-dates.ts";

/**
 * Returns a start date as a calendar file (RFC 5545): an all-day event as long as the course.
 * `DTSTAMP` is the first day, so that every build generates the same file.
 */
export function startDateCalendar(start: StartDate, siteUrl: string | undefined): string {
  const firstDay = start.date.replaceAll("-", "");
  const applyAddress = siteUrl && `${siteUrl}${applyPage.path}/${encodeURIComponent(start.label)}`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(school.name)}//${escapeText(course.name)}//EN`,
    "BEGIN:VEVENT",
    `UID:course-${start.date}@${school.email.split("@")[1]}`,
    `DTSTAMP:${firstDay}T000000Z`,
    `DTSTART;VALUE=DATE:${firstDay}`,
    `DTEND;VALUE=DATE:${dayAfterWeeks(start.date, course.weeks)}`,
    `SUMMARY:${escapeText(`${school.name}: ${course.name}`)}`,
    `LOCATION:${escapeText(school.place)}`,
    `DESCRIPTION:${escapeText([aboutCourse.paragraphs[0], applyAddress].filter(Boolean).join("\n\n"))}`,
    ...(applyAddress ? [`URL:${applyAddress}`] : []),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** The day after the last day of the course: `DTEND` is exclusive (RFC 5545, section 3.6.1). */
function dayAfterWeeks(date: string, weeks: number): string {
  const end = new Date(`${date}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + weeks * 7);
  return end.toISOString().slice(0, 10).replaceAll("-", "");
}

/** Escapes a text value (RFC 5545, section 3.3.11). */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

const MAX_OCTETS = 75;

/** Breaks a line of more than 75 octets; continuation lines start with a space (section 3.1). */
function fold(line: string): string {
  const folded: string[] = [];
  let part = "";
  for (const character of line) {
    // The leading space of a continuation line counts as an octet.
    const room = MAX_OCTETS - (folded.length > 0 ? 1 : 0);
    if (octets(part + character) > room) {
      folded.push(part);
      part = "";
    }
    part += character;
  }
  return [...folded, part].join("\r\n ");
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length;
}
