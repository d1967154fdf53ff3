import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

import { focusHeading } from "./focus-heading.ts";

/**
 * Scrolls to the top after a route change (specification, section 2) and after a link to the open
 * page, and focuses the heading, which screen readers then announce. A live region would announce
 * the page twice.
 */
export function FocusOnRouteChange() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.key === key) return;
    // The router reports a link to an element of the open page as POP: the browser follows it itself.
    if (before.pathname === pathname && type === "POP") return;
    window.scrollTo({ top: 0, behavior: "instant" });
    focusHeading();
  }, [pathname, key, type]);

  return null;
}
