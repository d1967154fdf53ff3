/** Alone in this file, because the privacy page links to the accessibility page by its title. */
export const accessibilityTitle = "Accessibility";
