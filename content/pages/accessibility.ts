import { school } from "../school/school.ts";

/** The accessibility page’s title and description; its text is docs/accessibility.md. */
export const accessibilityPage = {
  title: "Accessibility",
  description: `Who can use the website of ${school.name}: what is promised, how it is checked, and what is known to be short of it.`,
  path: "/accessibility",
} as const;
