/** Elements that the limit page leaves out, with their content. */
const LEFT_OUT = /<(script|style|noscript|svg|template)\b[\s\S]*?<\/\1>/g;
/** Attributes to keep: those of links and of the first picture. */
const KEPT = new Set(["href", "src", "srcset", "sizes", "media", "type", "alt", "width", "height"]);
const KEPT_OF_FORMS = new Set(["name", "value", "method", "action", "for", "id", "rows"]);

/**
 * Reduces a page to its text and first picture, without scripts or styles: no page with the same
 * content can load faster, so it is the limit that the site's pages are compared with.
 */
export function limitPage(html: string): string {
  const title = /<title>[\s\S]*?<\/title>/.exec(html)?.[0] ?? "";
  const description = /<meta name="description"[^>]*>/.exec(html)?.[0] ?? "";
  const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  const body = (/<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "").replaceAll(LEFT_OUT, "");
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    // Prevents the browser's request for /favicon.ico.
    `<link rel="icon" href="data:,">`,
    ...preloads,
    title,
    description,
    "</head><body>",
    bareElements(firstPictureOnly(body)),
    "</body></html>",
  ].join("");
}

function firstPictureOnly(body: string): string {
  let isFirst = true;
  return body
    .replaceAll(/<picture>[\s\S]*?<\/picture>/g, (picture) => {
      if (!isFirst) return "";
      isFirst = false;
      // As wide as the screen, because without styles the picture would have its natural size.
      return picture.replaceAll(
        /(<img\b[^>]*?)(?: width="\d+"| height="\d+")+/g,
        '$1 width="100%"',
      );
    })
    .replaceAll(/<img\b(?![^>]*fetchPriority)[^>]*>/g, "");
}

/** Removes attributes that are not to be kept, and elements that are useless without attributes. */
function bareElements(body: string): string {
  return body
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(
      /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*(\/?)>/gi,
      (_tag, name, attributes) => {
        const kept = Array.from(String(attributes).matchAll(/([^\s=]+)(?:="([^"]*)")?/g)).filter(
          ([, attribute = ""]) =>
            KEPT.has(attribute.toLowerCase()) || KEPT_OF_FORMS.has(attribute.toLowerCase()),
        );
        return `<${[name, ...kept.map(([text]) => text)].join(" ")}>`;
      },
    )
    .replaceAll(/<\/?(span|div)( id="[^"]*")?>/g, "");
}
