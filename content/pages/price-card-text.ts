/** The link to WhatsApp below the price, and the question that it writes there. */
export const priceCardText = {
  ask: "Ask us for every fee before you book",
  question: "Which fees are there besides the tuition?",
} as const;
