import type { BrowserContent } from "#content/content.ts";
import { type Course as CourseContent, courseText } from "#content/course/course.ts";
import type { OpeningHours } from "#content/course/course-details.ts";
import { hasStarted, lastDay, type StartDate } from "#content/course/start-dates.ts";
import { weekdays } from "#content/course/weekdays.ts";
import { paths } from "#content/school/page-paths.ts";
import type {
  Course,
  CourseInstance,
  EducationalOrganization,
  Offer,
  OpeningHoursSpecification,
  Person,
} from "schema-dts";

import { pictureAddress } from "../../ui/picture/picture-address.ts";
import { ownIcon } from "../site-icons.tsx";

/** The school as structured data. */
export function organization(content: BrowserContent): EducationalOrganization {
  const { school, socialLinks, courseDetails } = content;
  const { place, hours } = courseDetails;
  return {
    "@type": "EducationalOrganization",
    "@id": "/#school",
    name: school.name,
    url: "/",
    logo: ownIcon(content) ?? "/brand/icon-512.png",
    slogan: school.mission,
    address: place ? place.lines.join(", ") : school.place,
    sameAs: socialLinks.map(({ address }) => address),
    ...(place && { hasMap: place.map.address }),
    ...(hours?.length && { openingHoursSpecification: hours.map(openingHours) }),
  };
}

function openingHours({ from, to, opens, closes }: OpeningHours): OpeningHoursSpecification {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: weekdays
      .slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1)
      .map((day) => `https://schema.org/${day}` as const),
    opens,
    closes,
  };
}

/** The course, with an instance for each start date after `today` (`YYYY-MM-DD`). */
export function courseData(content: BrowserContent, today: string): Course {
  const { course, program, startDates, courseDetails } = content;
  const { accreditation, fee } = courseDetails;
  return {
    "@type": "Course",
    "@id": `${paths.program}#course`,
    name: courseText.name,
    description: program.aboutCourse.paragraphs[0] ?? program.page.description,
    url: paths.program,
    provider: { "@id": "/#school" },
    timeRequired: `PT${course.hours}H`,
    offers: {
      ...offer(course),
      ...(fee?.included.length && { description: fee.included.join(", ") }),
    },
    ...(accreditation && {
      educationalCredentialAwarded: {
        "@type": "EducationalOccupationalCredential",
        identifier: accreditation.number,
        url: accreditation.register.address,
        recognizedBy: { "@type": "Organization", name: accreditation.body },
      },
    }),
    hasCourseInstance: startDates
      .filter((start) => !hasStarted(start, today))
      .map((start) => instance(content, start)),
  };
}

const availability = {
  open: "InStock",
  few: "LimitedAvailability",
  full: "SoldOut",
} as const satisfies Record<NonNullable<StartDate["places"]>, string>;

function instance(
  { course, school, courseDetails, uploads }: BrowserContent,
  { date, label, places }: StartDate,
): CourseInstance {
  const { classSize, trainers } = courseDetails;
  return {
    "@type": "CourseInstance",
    name: label,
    startDate: date,
    endDate: lastDay({ date }, course.weeks),
    courseMode: ["Onsite", "Full-time"],
    courseWorkload: `PT${course.hours}H`,
    location: { "@type": "Place", name: school.place, address: school.place },
    offers: {
      ...offer(course),
      ...(places && { availability: `https://schema.org/${availability[places]}` }),
    },
    ...(classSize && { maximumAttendeeCapacity: classSize.most }),
    ...(trainers?.length && {
      instructor: trainers.map(({ name, qualification, picture }): Person => ({
        "@type": "Person",
        name,
        description: qualification,
        image: pictureAddress(picture.file, "jpg", uploads),
      })),
    }),
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
