/** In a reply, in the place of a date that is still to be chosen, and of the link to book by. */
export const GAPS = { date: "[start date]", booking: "[interview link]" } as const;
