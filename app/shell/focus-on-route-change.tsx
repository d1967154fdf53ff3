import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

import { focusHeading } from "./focus-heading.ts";

/**
 * After a route change or a link to the current page, scrolls to the top (specification, section 2)
 * and focuses the heading, which screen readers announce. A live region would announce it twice.
 */
export function FocusOnRouteChange() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.key === key) return;
    // The router reports fragment links as POP: the browser itself scrolls to their target.
    if (before.pathname === pathname && type === "POP") return;
    window.scrollTo({ top: 0, behavior: "instant" });
    focusHeading();
  }, [pathname, key, type]);

  return null;
}
