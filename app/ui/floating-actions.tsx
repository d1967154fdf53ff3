import { type ReactNode, useEffect, useRef } from "react";

/** What must not be covered: what visitors fill in, and what they press to go on. */
const uncovered = "form :is(a, button, input, select, textarea), .button";
const controls = "a, button, input, select, textarea, summary";

/** Whether something that must not be covered lies below any part of a box that is to be seen. */
function covers(box: DOMRect, corner: HTMLElement): boolean {
  const focused = document.activeElement;
  const matters = (element: Element) =>
    !corner.contains(element) &&
    (element.closest(uncovered) !== null || (element === focused && element.matches(controls)));
  // Its edges and its middle: no control is so small that it fits in between.
  const parts = [1 / 50, 1 / 2, 49 / 50];
  return parts.some((right) =>
    parts.some((down) =>
      document
        .elementsFromPoint(box.left + right * box.width, box.top + down * box.height)
        .some(matters),
    ),
  );
}

/** Marks each of the corner's buttons that is in the way. */
function giveWay(corner: HTMLElement): void {
  const isOpen = corner.querySelector(":popover-open") !== null;
  for (const button of corner.children) {
    const isInTheWay = !isOpen && covers(button.getBoundingClientRect(), corner);
    button.toggleAttribute("data-in-the-way", isInTheWay);
  }
}

/**
 * Buttons that float above the page's corner, one over the other. Each gives way as long as it
 * would lie over a form's control or a button, or over whatever has the focus (WCAG 2.2, 2.4.11), unless it
 * has the focus itself or what it opened is open.
 * @param props.label names them as a part of the page
 */
export function FloatingActions({ label, children }: { label: string; children: ReactNode }) {
  const corner = useRef<HTMLElement>(null);

  useEffect(() => {
    const place = corner.current;
    if (!place) return;
    let frame = 0;
    // A frame later: by then the browser has scrolled to what got the focus.
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => giveWay(place));
    };
    const listening = new AbortController();
    // Neither the scrolling of a box nor the opening of a popover bubbles.
    const options = { passive: true, capture: true, signal: listening.signal };
    for (const change of ["focusin", "focusout", "scroll", "toggle"]) {
      document.addEventListener(change, update, options);
    }
    // The window's size, and what comes and goes above the controls.
    const resizing = new ResizeObserver(update);
    resizing.observe(document.documentElement);
    resizing.observe(document.body);
    return () => {
      listening.abort();
      resizing.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <aside
      ref={corner}
      aria-label={label}
      className="floating-actions fixed z-30 flex flex-col gap-3 print:hidden"
    >
      {children}
    </aside>
  );
}
