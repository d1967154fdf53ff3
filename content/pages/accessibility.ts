/** The accessibility page’s title and description; its text is docs/accessibility.md. */
export const accessibilityPage = {
  title: "Accessibility",
  description: (school: string) =>
    `Everybody should be able to use the website of ${school}: what we promise, how we check it, and where it still falls short.`,
} as const;
