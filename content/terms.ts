import { sierra } from "./header-pictures.ts";
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

/** The words around the terms. */
export const termsText = {
  header: { title: "Terms", text: "What you and we agree on.", picture: sierra },
  version: (version: string) => `Version ${version}`,
  /** Beside Submit. */
  accept: "By submitting you accept our terms:",
  link: (version: string) => `Terms, version ${version}`,
  /** In the mail to the school. */
  accepted: "Terms accepted",
} as const;
