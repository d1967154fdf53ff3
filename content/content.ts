import type { deriveContent } from "./derive/derive-content.ts";

/**
 * The documents as pages, mails and checks use them: placeholders are filled in, dates are spelled.
 * Plain JSON, because browsers get it as a file.
 */
export interface Content extends ReturnType<typeof deriveContent> {}

/**
 * The content as pages have it. Browsers load it as a file, so it lacks what only mails and
 * the studio use, and has the terms only in a document that was loaded at their address.
 */
export type BrowserContent = Omit<Content, "summary" | "replies" | "terms" | "mailWords"> &
  Partial<Pick<Content, "terms">>;
