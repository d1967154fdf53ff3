import type { NoticePart } from "./privacy.ts";
import { school } from "./school.ts";

/** The terms on which the school takes an application. */
export interface Terms {
  /** Counted up whenever the terms change; kept with each application: `1, 3 March 2027`. */
  version: string;
  parts: readonly NoticePart[];
}

/** `null` until the school has written its terms: then there is no page, and nothing is accepted. */
export const terms: Terms | null = null;

/** The page `/terms`, for the browser’s tab and for search engines. */
export const termsPage = {
  title: "Terms",
  description: `The terms on which ${school.name} takes an application: version, fees, cancelling.`,
  path: "/terms",
} as const;
