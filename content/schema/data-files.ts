import type { ZodType } from "zod";

import * as facts from "./facts.ts";
import * as pages from "./pages.ts";
import * as people from "./people.ts";

/** The schema of each file of content/data. */
export const dataFiles: Readonly<Record<string, ZodType>> = {
  "school.json": facts.school,
  "course.json": facts.course,
  "start-dates.json": facts.startDates,
  "home.json": pages.home,
  "about-us.json": pages.aboutUs,
  "program.json": pages.program,
  "reviews.json": pages.reviews,
  "enrolment.json": pages.enrolment,
  "testimonials.json": people.testimonials,
  "videos.json": people.videos,
  "gallery.json": people.gallery,
  "chat.json": people.chat,
  "course-details.json": facts.courseDetails,
  "interview.json": facts.interview,
  "terms.json": facts.terms,
  "countries.json": facts.countries,
  "social-links.json": facts.socialLinks,
  "privacy-facts.json": facts.privacyFacts,
  "summary.json": facts.summary,
};
