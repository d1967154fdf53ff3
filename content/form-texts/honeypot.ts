/** The label of the honeypot field, which only bots should fill in, for people who find it. */
export const honeypot = {
  label: "Leave this field empty",
} as const;
