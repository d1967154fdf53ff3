import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { focusHeading } from "./focus-heading.ts";

/**
 * After a route change: scrolls to the top (specification, section 2) and focuses the heading,
 * which announces the page; a live region would announce it twice.
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
