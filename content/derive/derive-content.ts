import type { UploadedPicture } from "../schema/uploaded-picture.ts";
import type { Documents } from "../schema/documents.ts";
import { factTexts } from "./fact-texts.ts";
import { otherCountries } from "./other-countries.ts";
import { fillIn } from "../fill-in.ts";
import { isPhotograph, shownGallery, shownPhotographs } from "./shown-photographs.ts";
import { shownVideo } from "./shown-video.ts";
import { spellStartDate } from "../course/spell-start-date.ts";

/** What pages need of an uploaded picture. */
type ShownUpload = Pick<UploadedPicture, "version" | "widths" | "fallback" | "position">;

const UPLOADS = /(?<=")uploads\/([\da-f]{12})(?=")/g;

/** The content that follows from valid documents. */
export function deriveContent(
  documents: Documents,
  uploads: ReadonlyMap<string, UploadedPicture> = new Map(),
  spelled?: (path: string, text: string) => string,
) {
  const facts = factTexts(documents, spelled);
  const gallery = shownGallery(documents.gallery.pictures);
  const { chat, ...photographs } = shownPhotographs(
    documents.pictures.photographs,
    gallery.every(isPhotograph),
  );
  const filled = fillIn(documents, new Map(Object.entries(facts)));
  const { hours, weeks, price } = documents.course;
  const { realStories, welcome, lesson, graduation } = filled.videos;
  const words = {
    ...filled.menu,
    ...filled["contact-form"],
    ...filled["application-form"],
    ...filled["chat-words"],
  };
  return {
    school: filled.school,
    course: { hours, weeks, duration: facts.weeks, capitalDuration: facts.Weeks, price },
    /** All start dates, oldest first. The specification prescribes the labels (section 3). */
    startDates: documents["start-dates"].startDates
      .map(spellStartDate)
      .toSorted((one, other) => one.date.localeCompare(other.date)),
    defaultYear: documents["start-dates"].defaultYear,
    /** Facts that applicants need to decide. A null fact is not shown. */
    courseDetails: filled["course-details"],
    home: filled.home,
    aboutUs: filled["about-us"],
    program: filled.program,
    reviews: filled.reviews,
    enrolment: filled.enrolment,
    testimonials: filled.testimonials,
    videos: {
      realStories,
      welcome: shownVideo(welcome),
      lesson: shownVideo(lesson),
      graduation: shownVideo(graduation),
    },
    gallery: { ...filled.gallery, pictures: shownGallery(filled.gallery.pictures) },
    chat: { ...filled.chat, portrait: chat ?? filled.chat.portrait },
    /** The owner’s photographs, by page and by part of it; only pages that show photographs. */
    photographs,
    interview: filled.interview,
    /** Texts in which the studio fills in the rest for each person. */
    replies: filled.replies.replies,
    socialLinks: filled["social-links"],
    privacyFacts: filled["privacy-facts"],
    summary: filled.summary,
    /** The names of the countries that the form offers besides the specified ones. */
    otherCountries: otherCountries(documents.countries),
    /** The version of the terms that applicants accept; null while the school has no terms. */
    termsVersion: filled.terms?.version ?? null,
    /** The text of the terms: long, and only the page of the terms shows it. */
    terms: filled.terms,
    /** The school’s own words, by the name of the delivered texts in whose places they stand. */
    words,
    /** The same of mails, which browsers do not get. */
    mailWords: filled.receipt,
    uploads: namedUploads(JSON.stringify(documents), uploads),
  };
}

function namedUploads(
  text: string,
  uploads: ReadonlyMap<string, UploadedPicture>,
): Readonly<Record<string, ShownUpload>> {
  const named = Array.from(text.matchAll(UPLOADS)).flatMap(([name, id = ""]) => {
    const picture = uploads.get(id);
    if (!picture) return [];
    const { version, widths, fallback, position } = picture;
    return [[name, { version, widths, fallback, ...(position && { position }) }] as const];
  });
  return Object.fromEntries(named);
}
