/** The label of the honeypot field, for a person who finds it. */
export const honeypot = {
  label: "Leave this field empty",
} as const;
