import { type RefObject, useEffect } from "react";

/**
 * Sets the visual viewport's height (`--visible-height`) and that of an on-screen keyboard
 * (`--keyboard`) on an element: phones slide the keyboard over the page without a resize.
 */
export function useVisualViewport(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const visible = window.visualViewport;
    const style = element.current?.style;
    if (!isShown || !visible || !style) return;

    function measure({ height, offsetTop, scale }: VisualViewport, area: CSSStyleDeclaration) {
      // Zoomed in, the visual viewport is a part of the page, and says nothing of a keyboard.
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
