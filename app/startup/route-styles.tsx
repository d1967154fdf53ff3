/**
 * Links the style sheet of a page's parts below the fold, where it delays no paint above the fold.
 * The page's `links` export makes React Router load the sheet before a route change.
 */
export function RouteStyles({ href }: { href: string }) {
  // Without `precedence`, with which React would move the link into the head.
  return <link rel="stylesheet" href={href} />;
}

/** The `links` export of a page with a style sheet of its own. */
export function routeLinks(href: string) {
  return () => [{ rel: "stylesheet", href }];
}
