import { use, useInsertionEffect, useState } from "react";

import { useIsHydrating } from "./hydration-boundary.tsx";
import { loadedSheet } from "./style-sheets.ts";

/**
 * The style sheet of a page's parts below the fold. The page's HTML links it where it delays no
 * paint above the fold. After a route change it applies from the page's first frame.
 */
export function RouteStyles({ href }: { href: string }) {
  const isHydrating = useIsHydrating();
  const [isInHtml] = useState(isHydrating);
  // Without `precedence`, with which React would move the link into the head.
  return isInHtml ? <link rel="stylesheet" href={href} /> : <LoadedStyles href={href} />;
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
