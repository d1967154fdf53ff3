import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { focusHeading } from "./focus-heading.ts";

/**
 * After a route change: shows the top of the new page (specification, section 2) and gives its
 * heading the focus. That is the announcement: a live region with the title would make screen
 * readers name the page a second time.
 */
export function FocusOnRouteChange() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo({ top: 0, behavior: "instant" });
    focusHeading();
  }, [pathname]);

  return null;
}
