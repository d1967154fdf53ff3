/** The link to WhatsApp below a fact, with a question about it. */
export const askAbout = "Ask us about it";

/** Whether a fact is a rating, such as `4.8 of 5`, with a link to the reviews that it comes from. */
export function isRating({ fact, link }: { fact: string; link?: unknown }): boolean {
  return Boolean(link) && /^\d.*\b5$/.test(fact);
}
