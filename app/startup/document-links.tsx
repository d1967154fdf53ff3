import { useEffect } from "react";

/**
 * Makes the browser load the page of every link. From an error page React Router would remount the
 * document, which loses what inline scripts have set on it: the theme, the fonts, the critical CSS.
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
