/** The label of the honeypot, a field that only bots should find, for people who find it. */
export const honeypot = {
  label: "Leave this field empty",
} as const;
