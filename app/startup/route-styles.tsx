import { use, useInsertionEffect } from "react";

import styles from "../app.css?inline";
import { PageNonceContext } from "../csp/nonce.ts";
import applyTheme from "./apply-theme.ts?script";
import deferredHydration from "./deferred-hydration.ts?script";
import { useIsHydrated } from "./hydration-boundary.tsx";
import { applySheetAtFold, loadedSheet } from "./style-sheets.ts";

// In development pages hydrate at once and have no critical CSS.
const scripts = import.meta.env.PROD ? [applyTheme, deferredHydration] : [applyTheme];

/** The inline script in the head. Hydration keeps the server's text, so the bundle omits it. */
export function PageScript() {
  const nonce = use(PageNonceContext);
  const text = import.meta.env.SSR ? scripts.join(";") : "";
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}

/**
 * Inlines the style sheet, which the renderer reduces to the critical CSS
 * (render/styles/critical-css.ts): a file would cost a round trip. Hydration keeps the server's text, so the bundle omits it.
 */
export function PageStyles() {
  const nonce = use(PageNonceContext);
  const isHydrated = useIsHydrated();
  // Hot reload needs a linked file.
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/app.css" />;
  // When React renders the whole page anew, the sheets of style-sheets.ts are there.
  if (!isHydrated) return null;
  return (
    <style
      data-page-styles=""
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? styles : "" }}
    />
  );
}

/**
 * Marks the fold, at the end of a page's first section, where the renderer links the whole style
 * sheet (render/styles/critical-css.ts): browsers wait for it before they paint the content below.
 */
export function FoldMarker() {
  const isHydrated = useIsHydrated();
  useInsertionEffect(() => {
    if (!isHydrated) applySheetAtFold();
    return applySheetAtFold;
  }, [isHydrated]);

  return (
    <>
      {/* Delays the first paint until the fold is parsed: partial content would shift later. */}
      <link rel="expect" href="#fold" blocking="render" />
      <SheetPlace id="fold" />
    </>
  );
}

/**
 * The style sheet of a page's parts below the fold. The page's HTML links it where it delays no
 * paint above the fold. After a route change it applies from the page's first frame.
 */
export function RouteStyles({ href }: { href: string }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <LoadedStyles href={href} />;
  return <SheetPlace href={href} />;
}

/** The server's link to a sheet. React ignores what stands beside it: Dark Reader adds a style. */
function SheetPlace({ id, href }: { id?: string; href?: string }) {
  const link = import.meta.env.SSR && href ? `<link rel="stylesheet" href="${href}"/>` : "";
  return (
    <span id={id} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: link }} />
  );
}

/** The page's `links` export: React Router preloads the sheet, so that `use` waits only briefly. */
export function routeLinks(href: string) {
  return () => [{ rel: "stylesheet", href }];
}

/** Applies a sheet that has been loaded before; a new link would load after the first frame. */
function LoadedStyles({ href }: { href: string }) {
  const apply = use(loadedSheet(href));
  useInsertionEffect(() => {
    apply(true);
    return () => apply(false);
  }, [apply]);
  return null;
}
