import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

import { useBrowserValue } from "../ui/use-browser-state.ts";

/**
 * Announces the page's title after Back and Forward, when Orca with Firefox does not announce the
 * focused heading. After a link Orca announces the heading, so this component stays silent.
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

  // Not rendered on the server, because the HTML is only some bytes below its size limit.
  return isInBrowser && <p ref={region} aria-live="polite" className="sr-only" />;
}
