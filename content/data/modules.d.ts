/*
 * The types of the data files come from their schemas. TypeScript would infer them from the current
 * content, so that an owner's edit could break type checking.
 */

declare module "#content/data/home.json" {
  const data: import("zod").output<typeof import("#content/schema/pages.ts").home>;
  export default data;
}

declare module "#content/data/about-us.json" {
  const data: import("zod").output<typeof import("#content/schema/pages.ts").aboutUs>;
  export default data;
}

declare module "#content/data/program.json" {
  const data: import("zod").output<typeof import("#content/schema/pages.ts").program>;
  export default data;
}

declare module "#content/data/reviews.json" {
  const data: import("zod").output<typeof import("#content/schema/pages.ts").reviews>;
  export default data;
}

declare module "#content/data/enrolment.json" {
  const data: import("zod").output<typeof import("#content/schema/pages.ts").enrolment>;
  export default data;
}

declare module "#content/data/start-dates.json" {
  const data: import("zod").output<typeof import("#content/schema/facts.ts").startDates>;
  export default data;
}

declare module "#content/data/school.json" {
  const data: import("zod").output<typeof import("#content/schema/facts.ts").school>;
  export default data;
}

declare module "#content/data/course.json" {
  const data: import("zod").output<typeof import("#content/schema/facts.ts").course>;
  export default data;
}

declare module "#content/data/social-links.json" {
  const data: import("zod").output<typeof import("#content/schema/facts.ts").socialLinks>;
  export default data;
}

declare module "#content/data/testimonials.json" {
  const data: import("zod").output<typeof import("#content/schema/people.ts").testimonials>;
  export default data;
}

declare module "#content/data/videos.json" {
  const data: import("zod").output<typeof import("#content/schema/people.ts").videos>;
  export default data;
}

declare module "#content/data/gallery.json" {
  const data: import("zod").output<typeof import("#content/schema/people.ts").gallery>;
  export default data;
}

declare module "#content/data/chat.json" {
  const data: import("zod").output<typeof import("#content/schema/people.ts").chat>;
  export default data;
}

declare module "#content/data/course-details.json" {
  const data: import("zod").output<typeof import("#content/schema/facts.ts").courseDetails>;
  export default data;
}

declare module "#content/data/interview.json" {
  const data: import("zod").output<typeof import("#content/schema/facts.ts").interview>;
  export default data;
}

declare module "#content/data/terms.json" {
  const data: import("zod").output<typeof import("#content/schema/facts.ts").terms>;
  export default data;
}

declare module "#content/data/countries.json" {
  const data: import("zod").output<typeof import("#content/schema/facts.ts").countries>;
  export default data;
}

declare module "#content/data/privacy-facts.json" {
  const data: import("zod").output<typeof import("#content/schema/facts.ts").privacyFacts>;
  export default data;
}

declare module "#content/data/summary.json" {
  const data: import("zod").output<typeof import("#content/schema/facts.ts").summary>;
  export default data;
}
