/** Text that a mail program may turn into a link; browsers read all these dots as ".". */
const LINK = /:\/\/|www[.。．｡]|[^\s.][.。．｡]\p{L}{2}/iu;

/** Abbreviations as in "Ma.Guadalupe" or "St.Catharines", which a space keeps from being links. */
const ABBREVIATION = /((?:^|[\s.,(])\p{Lu}\p{L}{0,2}\.)(?=\p{L}{2})/gu;

/** A text with spaces after abbreviations, so that they are not read as links. */
export function spacedAbbreviations(text: string): string {
  return text.replaceAll(ABBREVIATION, "$1 ");
}

export function looksLikeLink(text: string): boolean {
  return LINK.test(spacedAbbreviations(text));
}

/**
 * A name for places that look as if the school said it, such as a heading or a greeting; empty if a
 * program could make a link of it.
 */
export function plainName(name: string): string {
  return looksLikeLink(name) ? "" : spacedAbbreviations(name);
}
