import type { Content } from "#content/content.ts";
import { courseText } from "#content/course/course.ts";
import { paths } from "#content/school/page-paths.ts";
import type { StartDate } from "#content/course/start-dates.ts";
import ical from "ical-generator";

/**
 * Returns a start date as a calendar file: an all-day event as long as the course. Its DTSTAMP is
 * the first day, so that every build generates the same file.
 */
export function startDateCalendar(
  { course, program, school }: Content,
  start: StartDate,
  siteUrl: string | undefined,
): string {
  const firstDay = new Date(`${start.date}T00:00:00Z`);
  // The end of an all-day event is exclusive (RFC 5545, section 3.6.1).
  const end = new Date(firstDay);
  end.setUTCDate(end.getUTCDate() + course.weeks * 7);
  const applyAddress = siteUrl && `${siteUrl}${paths.apply}/${encodeURIComponent(start.label)}`;
  const calendar = ical({ prodId: { company: school.name, product: courseText.name } });
  calendar.createEvent({
    id: `course-${start.date}@${school.email.split("@")[1]}`,
    stamp: firstDay,
    start: firstDay,
    end,
    allDay: true,
    summary: `${school.name}: ${courseText.name}`,
    location: school.place,
    description: [program.aboutCourse.paragraphs[0], applyAddress].filter(Boolean).join("\n\n"),
    url: applyAddress ?? null,
  });
  // The library omits the last line's CRLF.
  return `${calendar.toString().trimEnd()}\r\n`;
}
