import type { BrowserContent, Content } from "#content/content.ts";
import { videoSource } from "#content/pages/video-source.ts";
import type { Video } from "#content/pages/video-text.ts";
import { footer } from "#content/school/navigation.ts";
import type {
  BreadcrumbList,
  EducationalOrganization,
  FAQPage,
  IdReference,
  ListItem,
  Question,
  VideoObject,
} from "schema-dts";

import { pictureAddress } from "../../ui/picture/picture-address.ts";
import type { Uploads } from "../../ui/picture/picture-files.ts";
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

/** Breadcrumbs from the home page to a page. */
export function breadcrumbs(title: string, path: string): BreadcrumbList {
  const [home] = footer.links;
  const trail = [
    { name: home.label, path: home.to },
    { name: title, path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path: step }, index): ListItem => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: step,
    })),
  };
}

/** The questions and answers of the Program page as structured data. */
export function faqData({ questions }: Content["program"]["faq"]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }): Question => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  };
}

/** A video's structured data; `description` is the text beside the video. */
export function videoData(
  { title, poster, address }: Video,
  description: string,
  uploads: Uploads,
): VideoObject {
  const source = videoSource(address);
  return {
    "@type": "VideoObject",
    name: title,
    description,
    thumbnailUrl: pictureAddress(poster.file, "jpg", uploads),
    ...(source.player === "embedded"
      ? { embedUrl: source.address }
      : { contentUrl: source.address }),
  };
}
