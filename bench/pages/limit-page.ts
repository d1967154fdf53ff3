/** Elements that a page of words alone would not have, with all that is in them. */
const LEFT_OUT = /<(script|style|noscript|svg|template)\b[\s\S]*?<\/\1>/g;
/** What the words and the first picture need; nothing for looks, scripts or assistive technology. */
const KEPT = new Set(["href", "src", "srcset", "sizes", "media", "type", "alt", "width", "height"]);
const KEPT_OF_FORMS = new Set(["name", "value", "method", "action", "for", "id", "rows"]);

/**
 * A hand-written page of the same words and the same first picture as one of ours, without any
 * script or style: nothing with those can be faster, so it is "the limit" that ours is held to.
 */
export function limitPage(html: string): string {
  const title = /<title>[\s\S]*?<\/title>/.exec(html)?.[0] ?? "";
  const description = /<meta name="description"[^>]*>/.exec(html)?.[0] ?? "";
  const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  const body = (/<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "").replaceAll(LEFT_OUT, "");
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    // Or browsers ask for one, which the server would have to render an answer to.
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
      // As wide as the screen: a page without styles would show it as large as the file.
      return picture.replaceAll(
        /(<img\b[^>]*?)(?: width="\d+"| height="\d+")+/g,
        '$1 width="100%"',
      );
    })
    .replaceAll(/<img\b(?![^>]*fetchPriority)[^>]*>/g, "");
}

/** Takes off every attribute that is not kept, and the elements that only carried attributes. */
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
