import { type RefObject, useEffect } from "react";

/**
 * Sets `--visible-height` (the visual viewport's height) and `--keyboard` (an on-screen keyboard's
 * height) on an element: on phones the keyboard covers the page without resizing it.
 */
export function useVisualViewport(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const visible = window.visualViewport;
    const style = element.current?.style;
    if (!isShown || !visible || !style) return;

    function measure({ height, offsetTop, scale }: VisualViewport, area: CSSStyleDeclaration) {
      // When the page is zoomed in, the visual viewport's height does not reveal the keyboard's.
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
