import type { BrowserContent } from "#content/content.ts";
import { SCRIM_COLOUR, scrims } from "#content/pictures/photograph.ts";
import { use } from "react";

import { useContent } from "../content-context.tsx";
import { PageNonceContext } from "../csp/nonce.ts";
import styles from "./photographs.css?inline";

/**
 * The styles of pages with photographs. A style sheet in the app would cost pages with drawings
 * some hundred bytes; hydration keeps the server’s text, so that the bundle need not have it.
 */
export function PhotoStyles() {
  const nonce = use(PageNonceContext);
  const content = useContent();
  if (Object.keys(content.uploads).length === 0) return null;
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? `@media screen{${styles}}${positionStyles(content)}` : "",
      }}
    />
  );
}

/**
 * Rules that keep visible what the owner has marked on each photograph, and the opacity of each
 * scrim: the content security policy allows a page’s own style element, but no style attributes.
 */
function positionStyles({ uploads, photographs }: BrowserContent): string {
  const rule = (file: string, other = file) => {
    const position = uploads[other]?.position;
    const places = position?.replace(/(\S+) (\S+)/, "object-position:$&;--x:$1;--y:$2");
    return places ? `html img[src*="${file}-"]{${places}}` : "";
  };
  const shown = Object.values(photographs).flatMap((one) =>
    "file" in one ? [one] : "pictures" in one ? one.pictures : Object.values(one),
  );
  const onPhones = shown.map(({ file, narrow }) => rule(file, narrow?.file));
  const opacities = Object.entries(scrims).map(
    ([name, opacity]) => `[data-scrim=${name}]{--scrim:rgb(${SCRIM_COLOUR.join(" ")}/${opacity})}`,
  );
  return [
    ...Object.keys(uploads).map((file) => rule(file)),
    `@media (width<48rem){${[...new Set(onPhones)].join("")}}`,
    ...opacities,
  ].join("");
}
