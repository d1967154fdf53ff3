/** The number by which a visitor and the school name one submission. */
export const reference = {
  label: "Reference",
  /** In the dialog and the notice, beneath the specified text. */
  yours: "Your reference",
} as const;
