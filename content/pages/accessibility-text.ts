import { beach } from "./header-pictures.ts";

/** The hero of the accessibility page, and the texts below the statement. */
export const accessibilityText = {
  header: {
    title: "Accessibility",
    text: "Everybody should be able to read these pages and send both forms.",
    picture: beach,
  },
  help: {
    heading: "Is something in your way?",
    text: "Tell us what you tried and what happened. Meanwhile we help you by mail.",
  },
} as const;
