import { school } from "./school.ts";

/** The second way to the school, beside the forms: in the footer, and where a form could not be sent. */
export const schoolContact = {
  /** Before the links, where a form could not be sent. */
  instead: "You can also write or call:",
  /** By the school’s own clock, for those who call from far away. */
  time: (time: string) => `It is ${time} in ${school.place}`,
} as const;
