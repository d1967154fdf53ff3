import type { BrowserContent, Content } from "#content/content.ts";
import { paths } from "#content/school/page-paths.ts";
import { fileHash } from "./file-hash.ts";

export type PageContent = ReturnType<typeof pageContent>;

/**
 * The content that the page at a path is rendered with, and the file from which its scripts read the
 * same content.
 */
export function pageContent(
  { summary: _summary, replies: _replies, mailWords: _mailWords, terms, ...shared }: Content,
  pathname: string,
) {
  // The studio's preview has the draft in front of the page's path.
  const isOfTerms = pathname.toLowerCase().replace(/\/+$/, "").endsWith(paths.terms);
  const content: BrowserContent = terms && isOfTerms ? { ...shared, terms } : shared;
  const text = `window.pageContent=${JSON.stringify(content)};`;
  return { content, file: { path: `/content/${fileHash(text)}.js`, text } };
}
