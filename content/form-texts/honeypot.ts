/** The label of the invisible field that catches programs, for people who find it. */
export const honeypot = {
  label: "Leave this field empty",
} as const;
