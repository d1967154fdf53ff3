import { beach } from "../pages/header-pictures.ts";

export const termsText = {
  header: { title: "Terms", text: "What you and we agree on.", picture: beach },
  contents: "In these terms",
  version: (version: string) => `Version ${version}`,
  /** The note beside the Submit button. */
  accept: "By submitting you accept our terms:",
  link: (version: string) => `Terms, version ${version}`,
  /** The label in the mail to the school. */
  accepted: "Terms accepted",
} as const;
