import type { UploadedPicture } from "./schema/uploaded-picture.ts";
import type { Photographs } from "./pictures/photograph.ts";
import type { StartDate } from "./course/start-dates.ts";
import type { OwnTexts } from "./own-words/with-own-words.ts";
import type { Documents } from "./schema/documents.ts";

/**
 * The documents as pages, mails and checks use them: placeholders are filled in, dates are spelled.
 * Plain JSON, because browsers get it as a file.
 */
export interface Content {
  school: Documents["school"];
  course: Course;
  /** All start dates, oldest first. The specification prescribes the labels (section 3). */
  startDates: readonly StartDate[];
  /** The year that is selected when the start dates appear. */
  defaultYear: number;
  /** Facts that applicants need to decide. A null fact is not shown. */
  courseDetails: Documents["course-details"];
  home: Documents["home"];
  aboutUs: Documents["about-us"];
  program: Documents["program"];
  reviews: Documents["reviews"];
  enrolment: Documents["enrolment"];
  testimonials: Documents["testimonials"];
  videos: Documents["videos"];
  gallery: Documents["gallery"];
  chat: Documents["chat"];
  interview: Documents["interview"];
  /** Texts in which {name}, {date} and {booking} are still to be filled in. */
  replies: Documents["replies"]["replies"];
  socialLinks: Documents["social-links"];
  privacyFacts: Documents["privacy-facts"];
  summary: Documents["summary"];
  /** The names of the countries that the form offers besides the specified ones. */
  otherCountries: readonly string[];
  /** The version of the terms that applicants accept; null while the school has no terms. */
  termsVersion: string | null;
  /** The text of the terms: long, and only the page of the terms shows it. */
  terms: Documents["terms"];
  /** The owner’s photographs, by page and by part of it; only pages that show photographs. */
  photographs: Photographs;
  /** The school’s own words, by the name of the delivered texts in whose places they stand. */
  words: OwnWords<WordsName>;
  /** The same of mails, which browsers do not get. */
  mailWords: OwnWords<MailWordsName>;
  /** The uploaded pictures that the documents name, by their name `uploads/…`. */
  uploads: Readonly<
    Record<string, Pick<UploadedPicture, "version" | "widths" | "fallback" | "position">>
  >;
}

/**
 * The content as pages have it. Browsers load it as a file, so it lacks what only mails and
 * the studio use, and has the terms only in a document that was loaded at their address.
 */
export type BrowserContent = Omit<Content, "summary" | "replies" | "terms" | "mailWords"> &
  Partial<Pick<Content, "terms">>;

type OwnWords<Name extends string> = Partial<Record<Name, OwnTexts[string]>>;

/** Delivered texts of pages that the school can replace. */
type WordsName =
  | "navigation"
  | "footer"
  | "applyLink"
  | "contactForm"
  | "applicationForm"
  | "applicationFields"
  | "chatText";

/** Delivered texts of mails that the school can replace. */
type MailWordsName = "receipt" | "schoolMail" | "summaryMail" | "putAside" | "signIn";

/** The course: how long it takes and what it costs. */
export interface Course {
  hours: number;
  weeks: number;
  /** The weeks in words: within a sentence, and at its beginning. */
  duration: string;
  capitalDuration: string;
  price: { amount: number; currency: string };
}
