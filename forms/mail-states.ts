/**
 * The states of a mail, in the order in which the studio lists them.
 * Kept: written to the local inbox instead of being sent.
 * Held: put aside because it looks like advertising; sent at `next_at`, or when somebody releases it.
 * Advertising: the school says so, or wants nothing from this sender; never sent.
 */
export const mailStates = ["waiting", "sent", "kept", "dead", "held", "advertising"] as const;

export type MailState = (typeof mailStates)[number];

/** The states of what is, or may be, advertising: it waits for no answer. */
export const UNWANTED = ["held", "advertising"] as const;
