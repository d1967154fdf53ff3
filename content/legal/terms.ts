import data from "#content/data/terms.json" with { type: "json" };

import { school } from "../school/school.ts";

/** The terms that applicants accept with their application. */
export type Terms = NonNullable<typeof data>;

/** The school’s terms. While they are `null`, there is no page, and applicants accept nothing. */
export const terms: Terms | null = data;

/** The Terms page’s title and description in the browser’s tab and in search results. */
export const termsPage = {
  title: "Terms",
  description: `The terms on which ${school.name} takes an application: version, fees, cancelling.`,
  path: "/terms",
} as const;
