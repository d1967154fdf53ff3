import type { UploadedPicture } from "../schema/uploaded-picture.ts";
import type { Content } from "../content.ts";
import { priceText } from "../course/course.ts";
import type { Documents } from "../schema/documents.ts";
import { fillIn } from "./fill-in.ts";
import { otherCountries } from "./other-countries.ts";
import type { PlaceholderName } from "./placeholder-names.ts";
import { isPhotograph, shownGallery, shownPhotographs } from "./shown-photographs.ts";
import { spellStartDate } from "../course/spell-start-date.ts";

const UPLOADS = /(?<=")uploads\/([\da-f]{12})(?=")/g;

/**
 * The content that follows from valid documents.
 * @param uploads the uploaded pictures by id, of which documents may name some
 */
export function deriveContent(
  documents: Documents,
  uploads: ReadonlyMap<string, UploadedPicture> = new Map(),
): Content {
  const { hours, weeks, price } = documents.course;
  const duration = `${NUMBERS[weeks] ?? weeks} weeks`;
  const capitalDuration = duration.charAt(0).toUpperCase() + duration.slice(1);
  const { name, mission, invitation } = documents.school;
  const facts: Record<PlaceholderName, string> = {
    hours: String(hours),
    weekCount: String(weeks),
    weeks: duration,
    Weeks: capitalDuration,
    price: priceText(price),
    school: name,
    SCHOOL: name.toUpperCase(),
    mission,
    invitation,
  };
  const gallery = shownGallery(documents.gallery.pictures);
  const { chat, ...photographs } = shownPhotographs(
    documents.pictures.photographs,
    gallery.every(isPhotograph),
  );
  const filled = fillIn(documents, new Map(Object.entries(facts)));
  return {
    school: filled.school,
    course: { hours, weeks, duration, capitalDuration, price },
    startDates: documents["start-dates"].startDates.map(spellStartDate),
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

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
