/** Alone in this file, because the privacy page links to the accessibility page by its title. */
export const accessibilityTitle = "Accessibility";

/** The end of the pages that a visitor reads before the course: this one and the privacy notice. */
export const toTheCourse = {
  heading: "On to the course",
  introduction: "Read on, or ask us first.",
  link: "Program",
} as const;
