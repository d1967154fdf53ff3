import { beach } from "../pages/header-pictures.ts";
import { termsTitle } from "./terms.ts";

/** The texts of the page with the terms, which the owner does not change. */
export const termsPage = {
  /** In search results. */
  description: (school: string) =>
    `The terms on which ${school} takes an application: version, fees, cancelling.`,
  header: { title: termsTitle, text: "What you and we agree on.", picture: beach },
  heading: (school: string) => `The terms of ${school}`,
  contents: "In these terms",
  version: (version: string) => `Version ${version}`,
  /** The page’s end. */
  ask: {
    heading: "Something unclear?",
    introduction: "Ask us now, or in your interview, before you book.",
  },
} as const;
