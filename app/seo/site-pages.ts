import type { Content } from "#content/content.ts";
import { paths } from "#content/school/page-paths.ts";

/** The canonical paths of all pages that search engines may index. */
export function sitePaths({ termsVersion }: Pick<Content, "termsVersion">): string[] {
  return Object.values(paths).filter((path) => path !== paths.terms || termsVersion !== null);
}
