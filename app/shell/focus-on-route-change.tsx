import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { focusHeading } from "./focus-heading.ts";

/**
 * Scrolls to the top after a route change (specification, section 2) and focuses the heading, which
 * screen readers then announce. A live region would announce the page twice.
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
