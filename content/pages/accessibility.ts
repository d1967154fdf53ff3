import { school } from "../school/school.ts";

/** The accessibility page’s title and description; its text is docs/accessibility.md. */
export const accessibilityPage = {
  title: "Accessibility",
  description: `Everybody should be able to use the website of ${school.name}: what we promise, how we check it, and where it still falls short.`,
  path: "/accessibility",
} as const;
