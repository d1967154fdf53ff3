import type { Content } from "../content.ts";
import { priceText } from "../course/course.ts";
import type { Documents } from "../schema/documents.ts";
import { fillIn } from "./fill-in.ts";
import { otherCountries } from "./other-countries.ts";
import type { PlaceholderName } from "./placeholder-names.ts";
import { spellStartDate } from "./spell-start-date.ts";

/** The content that follows from valid documents. */
export function deriveContent(documents: Documents): Content {
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
    socialLinks: filled["social-links"],
    privacyFacts: filled["privacy-facts"],
    summary: filled.summary,
    otherCountries: otherCountries(documents.countries),
    termsVersion: filled.terms?.version ?? null,
    terms: filled.terms,
  };
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
