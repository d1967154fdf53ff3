import { use } from "react";

import styles from "../app.css?inline";
import { NonceContext } from "./nonce.ts";

/**
 * The whole style sheet, in the page itself: a file would be one more trip before anything shows
 * (docs/performance.md). Of what is prerendered, the build leaves here what the first screen needs
 * (prerender/first-screen-styles.ts). Only the server has the text; the browser's script leaves it
 * as it came.
 */
export function PageStyles() {
  const nonce = use(NonceContext);
  // The development server brings it anew after each change.
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
