import { type RefObject, useEffect } from "react";

/**
 * Tells an element's styles how much of the screen is left beside an on-screen keyboard:
 * `--visible-height`, and `--keyboard`, what is covered from below. Phones slide their keyboard
 * over the page without making the page any smaller.
 */
export function useVisibleArea(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const visible = window.visualViewport;
    const style = element.current?.style;
    if (!isShown || !visible || !style) return;

    function measure({ height, offsetTop, scale }: VisualViewport, area: CSSStyleDeclaration) {
      // Zoomed in, the visible area is small because the visitor wants to see a part of the page.
      const isZoomed = scale > 1.01;
      const covered = isZoomed ? 0 : Math.max(0, window.innerHeight - height - offsetTop);
      area.setProperty("--keyboard", `${covered}px`);
      area.setProperty("--visible-height", isZoomed ? "100dvh" : `${height}px`);
    }

    const listening = new AbortController();
    const update = () => measure(visible, style);
    update();
    visible.addEventListener("resize", update, { signal: listening.signal });
    visible.addEventListener("scroll", update, { signal: listening.signal });
    return () => listening.abort();
  }, [element, isShown]);
}
