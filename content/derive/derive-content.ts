import type { UploadedPicture } from "../schema/uploaded-picture.ts";
import type { Content } from "../content.ts";
import type { Documents } from "../schema/documents.ts";
import { factTexts } from "./fact-texts.ts";
import { fillIn } from "../fill-in.ts";
import { otherCountries } from "./other-countries.ts";
import { isPhotograph, shownGallery, shownPhotographs } from "./shown-photographs.ts";
import { spellStartDate } from "../course/spell-start-date.ts";

const UPLOADS = /(?<=")uploads\/([\da-f]{12})(?=")/g;

/**
 * The content that follows from valid documents.
 * @param uploads the uploaded pictures by id, of which documents may name some
 * @param spelled see fact-texts.ts
 */
export function deriveContent(
  documents: Documents,
  uploads: ReadonlyMap<string, UploadedPicture> = new Map(),
  spelled?: (path: string, text: string) => string,
): Content {
  const facts = factTexts(documents, spelled);
  const gallery = shownGallery(documents.gallery.pictures);
  const { chat, ...photographs } = shownPhotographs(
    documents.pictures.photographs,
    gallery.every(isPhotograph),
  );
  const filled = fillIn(documents, new Map(Object.entries(facts)));
  const { hours, weeks, price } = documents.course;
  return {
    school: filled.school,
    course: { hours, weeks, duration: facts.weeks, capitalDuration: facts.Weeks, price },
    startDates: documents["start-dates"].startDates
      .map(spellStartDate)
      .toSorted((one, other) => one.date.localeCompare(other.date)),
    defaultYear: documents["start-dates"].defaultYear,
    courseDetails: filled["course-details"],
    home: filled.home,
    aboutUs: filled["about-us"],
    program: filled.program,
    reviews: filled.reviews,
    enrolment: filled.enrolment,
    testimonials: filled.testimonials,
    videos: filled.videos,
    gallery: { ...filled.gallery, pictures: shownGallery(filled.gallery.pictures) },
    chat: { ...filled.chat, portrait: chat ?? filled.chat.portrait },
    photographs,
    interview: filled.interview,
    replies: filled.replies.replies,
    socialLinks: filled["social-links"],
    privacyFacts: filled["privacy-facts"],
    summary: filled.summary,
    otherCountries: otherCountries(documents.countries),
    termsVersion: filled.terms?.version ?? null,
    terms: filled.terms,
    words: {
      ...filled.menu,
      ...filled["contact-form"],
      ...filled["application-form"],
      ...filled["chat-words"],
      ...filled.receipt,
    },
    uploads: namedUploads(JSON.stringify(documents), uploads),
  };
}

function namedUploads(
  text: string,
  uploads: ReadonlyMap<string, UploadedPicture>,
): Content["uploads"] {
  const named = Array.from(text.matchAll(UPLOADS)).flatMap(([name, id = ""]) => {
    const picture = uploads.get(id);
    if (!picture) return [];
    const { version, widths, fallback, position } = picture;
    return [[name, { version, widths, fallback, ...(position && { position }) }] as const];
  });
  return Object.fromEntries(named);
}
