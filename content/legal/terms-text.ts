/** What forms and mails say of the terms. */
export const termsText = {
  /** The note beside the Submit button. */
  accept: "By submitting you accept our terms:",
  link: (version: string) => `Terms, version ${version}`,
  /** The label in the mail to the school. */
  accepted: "Terms accepted",
} as const;
