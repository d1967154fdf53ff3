import type { UploadedPicture } from "../schema/uploaded-picture.ts";
import type { Content } from "../content.ts";
import { priceText } from "../course/course.ts";
import type { Documents } from "../schema/documents.ts";
import { fillIn } from "./fill-in.ts";
import { otherCountries } from "./other-countries.ts";
import type { PlaceholderName } from "./placeholder-names.ts";
import { spellStartDate } from "./spell-start-date.ts";

const UPLOADS = /(?<=")uploads\/([\da-f]{12})(?=")/g;

/**
 * The content that follows from valid documents.
 * @param uploads the uploaded pictures by id, of which documents may name some
 * @param spelled a fact of course.json in words, with its path there; the studio marks it
 */
export function deriveContent(
  documents: Documents,
  uploads: ReadonlyMap<string, UploadedPicture> = new Map(),
  spelled: (path: string, text: string) => string = (_, text) => text,
): Content {
  const { hours, weeks, price } = documents.course;
  const inWords = `${NUMBERS[weeks] ?? weeks} weeks`;
  const duration = spelled("weeks", inWords);
  const capitalDuration = spelled("weeks", inWords.charAt(0).toUpperCase() + inWords.slice(1));
  const { name, mission, invitation } = documents.school;
  const facts: Record<PlaceholderName, string> = {
    hours: spelled("hours", String(hours)),
    weekCount: spelled("weeks", String(weeks)),
    weeks: duration,
    Weeks: capitalDuration,
    price: spelled("price/amount", priceText(price)),
    school: name,
    SCHOOL: name.toUpperCase(),
    mission,
    invitation,
  };
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
    gallery: filled.gallery,
    chat: filled.chat,
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
    const { version, widths, fallback } = picture;
    return [[name, { version, widths, fallback }] as const];
  });
  return Object.fromEntries(named);
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
