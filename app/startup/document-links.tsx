import { useEffect } from "react";

/**
 * Lets the browser open all links itself. From an error page React Router would mount the document
 * anew, which loses what inline scripts have set on it: the theme, the typefaces, the critical CSS.
 */
export function DocumentLinks() {
  useEffect(() => {
    const keepFromReact = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a")) event.stopPropagation();
    };
    // React listens on the document, later than the window's capture phase.
    window.addEventListener("click", keepFromReact, true);
    return () => window.removeEventListener("click", keepFromReact, true);
  }, []);
  return null;
}
