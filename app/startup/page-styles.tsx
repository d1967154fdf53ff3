import { use } from "react";

import styles from "../app.css?inline";
import { NonceContext } from "./nonce.ts";

/**
 * The style sheet, inlined: a file would cost a round trip before the first paint. In prerendered
 * pages the build reduces it to the critical CSS (postbuild/critical-css.ts). The browser's bundle
 * leaves it as the server rendered it.
 */
export function PageStyles() {
  const nonce = use(NonceContext);
  // The development server replaces the file after each change.
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
