/** The link to WhatsApp below a fact, with a question about it. */
export const askAbout = "Ask us about it";
