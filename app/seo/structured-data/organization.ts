import type { BrowserContent } from "#content/content.ts";
import type { EducationalOrganization, IdReference } from "schema-dts";

import { courseDetailsData } from "./course-details-data.ts";

const id = "/#school";

/** A reference to the school's structured data by id, for use in other structured data. */
export const theSchool: IdReference = { "@id": id };

/** The school as structured data. */
export function organization(content: BrowserContent): EducationalOrganization {
  const { school, socialLinks } = content;
  return {
    "@type": "EducationalOrganization",
    "@id": id,
    name: school.name,
    url: "/",
    logo: "/brand/icon-512.png",
    slogan: school.mission,
    address: school.place,
    sameAs: socialLinks.map(({ address }) => address),
    ...courseDetailsData(content).organization,
  };
}
