import type { BrowserContent, Course as CourseContent } from "#content/content.ts";
import { courseText } from "#content/course/course.ts";
import { hasStarted, lastDay, type StartDate } from "#content/course/start-dates.ts";
import { paths } from "#content/school/page-paths.ts";
import type { Course, CourseInstance, Offer } from "schema-dts";

import { courseDetailsData } from "./course-details-data.ts";
import { theSchool } from "./school-things.ts";

/** The course, with an instance for each start date after `today` (`YYYY-MM-DD`). */
export function courseData(content: BrowserContent, today: string): Course {
  const { course, program, startDates } = content;
  const details = courseDetailsData(content);
  return {
    "@type": "Course",
    "@id": `${paths.program}#course`,
    name: courseText.name,
    description: program.aboutCourse.paragraphs[0] ?? program.page.description,
    url: paths.program,
    provider: theSchool,
    timeRequired: workload(course),
    offers: { ...offer(course), ...details.offer },
    ...details.course,
    hasCourseInstance: startDates
      .filter((start) => !hasStarted(start, today))
      .map((start) => ({ ...instance(content, start), ...details.instance })),
  };
}

/** The course's hours as an ISO 8601 duration. */
function workload({ hours }: CourseContent): string {
  return `PT${hours}H`;
}

const availability = {
  open: "InStock",
  few: "LimitedAvailability",
  full: "SoldOut",
} as const satisfies Record<NonNullable<StartDate["places"]>, string>;

function instance(
  { course, school }: BrowserContent,
  { date, label, places }: StartDate,
): CourseInstance {
  return {
    "@type": "CourseInstance",
    name: label,
    startDate: date,
    endDate: lastDay({ date }, course.weeks),
    courseMode: ["Onsite", "Full-time"],
    courseWorkload: workload(course),
    location: { "@type": "Place", name: school.place, address: school.place },
    offers: {
      ...offer(course),
      ...(places && { availability: `https://schema.org/${availability[places]}` }),
    },
  };
}

function offer({ price: { amount, currency } }: CourseContent): Offer {
  return {
    "@type": "Offer",
    category: "Paid",
    price: amount,
    priceCurrency: currency,
    url: paths.apply,
  };
}
