import { use, useState } from "react";

import styles from "../app.css?inline";
import { PageNonceContext } from "../csp/nonce.ts";
import { useIsHydrating } from "./hydration-boundary.tsx";

/**
 * Inlines the style sheet, which the renderer reduces to the critical CSS
 * (render/styles/critical-css.ts): a file would cost a round trip. Hydration keeps the server's text, so the bundle omits it.
 */
export function PageStyles() {
  const nonce = use(PageNonceContext);
  const isHydrating = useIsHydrating();
  const [isInHtml] = useState(isHydrating);
  // Hot reload needs a linked file.
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/app.css" />;
  // When React renders the whole page anew, the sheets of style-sheets.ts are there.
  if (!isInHtml) return null;
  return (
    <style
      data-page-styles=""
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? styles : "" }}
    />
  );
}
