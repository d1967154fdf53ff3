import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

import { useBrowserValue } from "../ui/use-browser-state.ts";

/**
 * Announces the page's title after Back and Forward: Orca and Firefox then say nothing of the
 * heading, though it receives the focus. After a link they do, so nothing is announced here.
 */
export function HistoryAnnouncement() {
  const isInBrowser = useBrowserValue(() => true, false);
  const { pathname } = useLocation();
  const type = useNavigationType();
  const region = useRef<HTMLParagraphElement>(null);
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname || !region.current) return;
    shownPath.current = pathname;
    region.current.textContent = type === "POP" ? document.title : "";
  }, [pathname, type]);

  // Not in the HTML: the page's start is limited to a few bytes more than it has.
  return isInBrowser && <p ref={region} aria-live="polite" className="sr-only" />;
}
