import { type CourseDetails, courseDetails } from "#content/course/course-details.ts";
import { course } from "#content/course/course.ts";
import { applyPage } from "#content/form-texts/application-form.ts";
import { aboutCourse, programPage } from "#content/pages/program.ts";
import { school } from "#content/school/school.ts";
import { hasStarted, lastDay, type StartDate, startDates } from "#content/course/start-dates.ts";
import type { Course, CourseInstance, Offer } from "schema-dts";

import { courseDetailsData } from "./course-details-data.ts";
import { theSchool } from "./organization.ts";

/** The course's hours as an ISO 8601 duration. */
const workload = `PT${course.hours}H`;

/** The course, with an instance for each start date after `today` (`YYYY-MM-DD`). */
export function courseData(today: string, details: CourseDetails = courseDetails): Course {
  const said = courseDetailsData(details);
  return {
    "@type": "Course",
    "@id": `${programPage.path}#course`,
    name: course.name,
    description: aboutCourse.paragraphs[0] ?? programPage.description,
    url: programPage.path,
    provider: theSchool,
    timeRequired: workload,
    offers: { ...offer(), ...said.offer },
    ...said.course,
    hasCourseInstance: startDates
      .filter((start) => !hasStarted(start, today))
      .map((start) => ({ ...instance(start), ...said.instance })),
  };
}

const availability = {
  open: "InStock",
  few: "LimitedAvailability",
  full: "SoldOut",
} as const satisfies Record<NonNullable<StartDate["places"]>, string>;

function instance({ date, label, places }: StartDate): CourseInstance {
  return {
    "@type": "CourseInstance",
    name: label,
    startDate: date,
    endDate: lastDay({ date }),
    courseMode: ["Onsite", "Full-time"],
    courseWorkload: workload,
    location: { "@type": "Place", name: school.place, address: school.place },
    offers: {
      ...offer(),
      ...(places && { availability: `https://schema.org/${availability[places]}` }),
    },
  };
}

function offer(): Offer {
  const { amount, currency } = course.tuition;
  return {
    "@type": "Offer",
    category: "Paid",
    price: amount,
    priceCurrency: currency,
    url: applyPage.path,
  };
}
