import { use, useInsertionEffect, useState, useSyncExternalStore } from "react";

/**
 * The style sheet of a page's parts below the fold. The page's HTML links it where it delays no
 * paint above the fold. After a route change it applies from the page's first frame.
 */
export function RouteStyles({ href }: { href: string }) {
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
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

/** Applies a loaded style sheet or not. */
type Apply = (isApplied: boolean) => void;

const sheets = new Map<string, Promise<Apply>>();

function loadedSheet(href: string): Promise<Apply> {
  const sheet = sheets.get(href) ?? loadSheet(href);
  sheets.set(href, sheet);
  return sheet;
}

/** Loads a style sheet without applying it. If that fails, the page appears without it. */
function loadSheet(href: string): Promise<Apply> {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href, media: "not all" });
  const apply: Apply = (isApplied) => {
    link.media = isApplied ? "all" : "not all";
    // After a failure, the next visit to the page tries again.
    if (!isApplied && !link.isConnected) sheets.delete(href);
  };
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve(apply));
    link.addEventListener("error", () => {
      link.remove();
      resolve(apply);
    });
    document.head.append(link);
  });
}
