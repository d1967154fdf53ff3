import type { Content } from "#content/content.ts";
import type { Encoded } from "./compress.ts";

/** A file generated from the content, in every encoding, the smallest first. */
export type RenderedFile = readonly Encoded[];

/** A page in every encoding, with what its response says besides. */
export interface RenderedPage {
  policy: string;
  encodings: RenderedFile;
}

/** A content, with every page and every file that depends on it. */
export interface RenderedSite {
  content: Content;
  /** The day at the school for which it was rendered, such as `2025-01-06`. */
  day: string;
  /** By URL without the origin, such as `/?sent=contact`, and error pages by status. */
  pages: ReadonlyMap<string, RenderedPage>;
  files: ReadonlyMap<string, RenderedFile>;
}
