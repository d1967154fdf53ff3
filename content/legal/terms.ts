/** Alone in this file, because the footer links to the terms by their title. */
export const termsTitle = "Terms";
