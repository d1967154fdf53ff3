import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

import { useIsInBrowser } from "../ui/use-browser-state.ts";

/**
 * After a route change or a link to the current page, scrolls to the top (specification, section 2)
 * and focuses the heading, which screen readers announce. A live region announces the title after
 * Back and Forward only, when Orca with Firefox does not announce the heading.
 */
export function RouteChange() {
  // Not rendered on the server, because the HTML is only some bytes below its size limit.
  const isInBrowser = useIsInBrowser();
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });
  const region = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    const isOtherPage = before.pathname !== pathname;
    if (isOtherPage && region.current) {
      region.current.textContent = type === "POP" ? document.title : "";
    }
    // The router reports fragment links as POP: the browser itself scrolls to their target.
    // Entries that the browser made itself, such as a fragment link's, all have the same key.
    if (!isOtherPage && (before.key === key || type === "POP")) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    focusHeading();
  }, [pathname, key, type]);

  return isInBrowser && <p ref={region} aria-live="polite" className="sr-only" />;
}

/** Focuses the page's heading, so that screen readers announce the new page. */
export function focusHeading(): void {
  // Not <main>: VoiceOver announces only "main" when a landmark receives the focus.
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
