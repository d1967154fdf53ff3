import { use } from "react";

import { useContent } from "../content-context.tsx";
import { PageNonceContext } from "../csp/nonce.ts";
import { positionStyles } from "./position-styles.ts";
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
        __html: import.meta.env.SSR ? styles + positionStyles(content) : "",
      }}
    />
  );
}
