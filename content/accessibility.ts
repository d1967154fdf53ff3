import { sierra } from "./header-pictures.ts";
import { school } from "./school.ts";

/** The page about accessibility; what it says is in docs/accessibility.md. */
export const accessibilityPage = {
  title: "Accessibility",
  description: `Who can use the website of ${school.name}: what is promised, how it is checked, and what is known to be short of it.`,
  path: "/accessibility",
} as const;

/** The header of the page, and what stands below the rest. */
export const accessibilityText = {
  header: {
    title: "Accessibility",
    text: "Everybody should be able to read these pages and to send both forms.",
    picture: sierra,
  },
  help: {
    heading: "Something is in your way?",
    text: "Write to us what you tried and what happened. We help you by mail in the meantime.",
  },
} as const;
