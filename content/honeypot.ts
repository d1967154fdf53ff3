/** For the rare person who comes upon the field that is there for programs. */
export const honeypot = {
  label: "Leave this field empty",
} as const;
