import { accessibilityTitle } from "./accessibility.ts";
import { beach } from "./header-pictures.ts";

/** The texts around the statement, which is docs/accessibility.md. */
export const accessibilityText = {
  description: (school: string) =>
    `Everybody should be able to use the website of ${school}: what we promise, how we check it, and where it still falls short.`,
  header: {
    title: accessibilityTitle,
    text: "Everybody should be able to read these pages and send both forms.",
    picture: beach,
  },
  help: {
    heading: "Is something in your way?",
    text: "Tell us what you tried and what happened. Meanwhile we help you by mail.",
  },
} as const;
