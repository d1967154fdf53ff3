import { course } from "#content/course/course.ts";
import { applyPage } from "#content/form-texts/application-form.ts";
import { aboutCourse } from "#content/pages/program.ts";
import { school } from "#content/school/school.ts";
import type { StartDate } from "#content/course/start-dates.ts";
import ical from "ical-generator";

/**
 * Returns a start date as a calendar file: an all-day event as long as the course. Its DTSTAMP is
 * the first day, so that every build generates the same file.
 */
export function startDateCalendar(start: StartDate, siteUrl: string | undefined): string {
  const firstDay = new Date(`${start.date}T00:00:00Z`);
  // The end of an all-day event is exclusive (RFC 5545, section 3.6.1).
  const end = new Date(firstDay);
  end.setUTCDate(end.getUTCDate() + course.weeks * 7);
  const applyAddress = siteUrl && `${siteUrl}${applyPage.path}/${encodeURIComponent(start.label)}`;
  const calendar = ical({ prodId: { company: school.name, product: course.name } });
  calendar.createEvent({
    id: `course-${start.date}@${school.email.split("@")[1]}`,
    stamp: firstDay,
    start: firstDay,
    end,
    allDay: true,
    summary: `${school.name}: ${course.name}`,
    location: school.place,
    description: [aboutCourse.paragraphs[0], applyAddress].filter(Boolean).join("\n\n"),
    url: applyAddress ?? null,
  });
  // The library omits the last line's CRLF.
  return `${calendar.toString().trimEnd()}\r\n`;
}
