import * as z from "zod";

import * as answering from "./answering.ts";
import * as courses from "./course.ts";
import * as schools from "./school.ts";
import { ownWordsDocuments } from "./own-words.ts";
import * as pages from "./pages.ts";
import * as people from "./people.ts";
import { pictures } from "./pictures.ts";

/** The schema of each document, by its name: `school` is content/data/school.json. */
export const documentsSchema = z.strictObject({
  school: schools.school,
  course: courses.course,
  "start-dates": courses.startDates,
  home: pages.home,
  "about-us": pages.aboutUs,
  program: pages.program,
  reviews: pages.reviews,
  enrolment: pages.enrolment,
  testimonials: people.testimonials,
  videos: people.videos,
  gallery: people.gallery,
  chat: people.chat,
  pictures,
  "course-details": courses.courseDetails,
  interview: answering.interview,
  replies: answering.replies,
  terms: schools.terms,
  countries: schools.countries,
  "social-links": schools.socialLinks,
  "privacy-facts": schools.privacyFacts,
  summary: answering.summary,
  ...ownWordsDocuments,
});

/** What the school's owner can change, by document. */
export type Documents = z.output<typeof documentsSchema>;

/** Parsed JSON by the name of its document, such as `start-dates`; not validated. */
export type WrittenDocuments = Readonly<Record<string, unknown>>;

export const documentNames: readonly string[] = Object.keys(documentsSchema.shape);

/** The schema of a document; undefined if there is no such document. */
export function documentSchema(name: string): z.ZodType | undefined {
  return documentNames.includes(name) ? Reflect.get(documentsSchema.shape, name) : undefined;
}
