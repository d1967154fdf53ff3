import { sierra } from "./header-pictures.ts";

/** The hero of the accessibility page, and the texts below the statement. */
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
