/** Alone in this file, because the privacy page links to the terms by their title. */
export const termsTitle = "Terms";
