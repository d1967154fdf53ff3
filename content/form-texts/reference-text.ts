/** The labels of a submission’s reference number, which a visitor can quote to the school. */
export const reference = {
  label: "Reference",
  /** The label in the dialog or the notice after a form was sent. */
  yours: "Your reference",
} as const;
