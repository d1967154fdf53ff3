import type { Content } from "#content/content.ts";
import type { OpeningHours } from "#content/course/course-details.ts";
import { weekdays } from "#content/course/weekdays.ts";
import type {
  Course,
  CourseInstance,
  EducationalOrganization,
  Offer,
  OpeningHoursSpecification,
  Person,
} from "schema-dts";

import { pictureAddress } from "../../ui/picture/picture-address.ts";

type Facts = Pick<Content, "courseDetails" | "uploads">;
type Properties<Thing> = Partial<Exclude<Thing, string>>;

/** The provided course details for which schema.org has properties. */
export function courseDetailsData({ courseDetails: details, uploads }: Facts): {
  course: Properties<Course>;
  instance: Properties<CourseInstance>;
  offer: Properties<Offer>;
  organization: Properties<EducationalOrganization>;
} {
  const { accreditation, classSize, trainers, fee, place, hours } = details;
  return {
    course: {
      ...(accreditation && {
        educationalCredentialAwarded: {
          "@type": "EducationalOccupationalCredential",
          identifier: accreditation.number,
          url: accreditation.register.address,
          recognizedBy: { "@type": "Organization", name: accreditation.body },
        },
      }),
    },
    instance: {
      ...(classSize && { maximumAttendeeCapacity: classSize.most }),
      ...(trainers?.length && {
        instructor: trainers.map(({ name, qualification, picture }): Person => ({
          "@type": "Person",
          name,
          description: qualification,
          image: pictureAddress(picture.file, "jpg", uploads),
        })),
      }),
    },
    offer: { ...(fee?.included.length && { description: fee.included.join(", ") }) },
    organization: {
      ...(place && { address: place.lines.join(", "), hasMap: place.map.address }),
      ...(hours?.length && { openingHoursSpecification: hours.map(openingHours) }),
    },
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
