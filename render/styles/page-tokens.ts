const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/**
 * The tags, classes, ids and attributes of HTML that React has rendered, as selectors: `p`, `.hero`,
 * `#main`, `[open]`, `[type=radio]`.
 */
export function tokensOf(html: string): Set<string> {
  const tokens = new Set<string>();
  for (const [, tag = "", attributes = ""] of html.matchAll(TAG)) {
    tokens.add(tag.toLowerCase());
    for (const [, given = "", text = ""] of attributes.matchAll(ATTRIBUTE)) {
      const name = given.toLowerCase();
      const value = text.replaceAll(
        /&(?:amp|lt|gt|quot|#x27);/g,
        (entity) => ENTITIES[entity] ?? entity,
      );
      tokens.add(`[${name}]`).add(`[${name}=${value}]`);
      if (name === "id") tokens.add(`#${value}`);
      if (name !== "class") continue;
      for (const each of value.split(/\s+/)) tokens.add(`.${each}`);
    }
  }
  return tokens;
}
