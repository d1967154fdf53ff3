/** The Terms page’s title and description in the browser’s tab and in search results. */
export const termsPage = {
  title: "Terms",
  description: (school: string) =>
    `The terms on which ${school} takes an application: version, fees, cancelling.`,
} as const;
