import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a route change: shows the top of the new page (specification, section 2) and gives its
 * heading the focus, so that a screen reader says where the visitor now is.
 */
export function FocusOnRouteChange() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo({ top: 0, behavior: "instant" });
    // The heading, not <main>: VoiceOver announces only "main" when a landmark gets the focus.
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
