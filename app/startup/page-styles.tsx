import { use } from "react";

import styles from "../app.css?inline";
import { PageNonceContext } from "../csp/nonce.ts";

/**
 * Inlines the style sheet, which the renderer reduces to the critical CSS
 * (render/styles/critical-css.ts): a file would cost a round trip. Hydration keeps the server's text, so the bundle omits it.
 */
export function PageStyles() {
  const nonce = use(PageNonceContext);
  // Hot reload needs a linked file.
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/app.css" />;
  return (
    <style
      data-page-styles=""
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? styles : "" }}
    />
  );
}
