import type { NoticePart } from "./privacy.ts";
import { school } from "./school.ts";

/** The terms that applicants accept with their application. */
export interface Terms {
  /** Increase it whenever the terms change; stored with each application: `1, 3 March 2027`. */
  version: string;
  parts: readonly NoticePart[];
}

/** The school’s terms. While they are `null`, there is no page, and applicants accept nothing. */
export const terms: Terms | null = null;

/** The Terms page’s title and description in the browser’s tab and in search results. */
export const termsPage = {
  title: "Terms",
  description: `The terms on which ${school.name} takes an application: version, fees, cancelling.`,
  path: "/terms",
} as const;
