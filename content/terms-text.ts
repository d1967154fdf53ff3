import { sierra } from "./header-pictures.ts";

/** The words around the terms. */
export const termsText = {
  header: { title: "Terms", text: "What you and we agree on.", picture: sierra },
  version: (version: string) => `Version ${version}`,
  /** Beside Submit. */
  accept: "By submitting you accept our terms:",
  link: (version: string) => `Terms, version ${version}`,
  /** In the mail to the school. */
  accepted: "Terms accepted",
} as const;
