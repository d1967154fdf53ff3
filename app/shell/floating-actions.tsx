import { type ReactNode, useEffect, useRef } from "react";

/** What the buttons must not cover: form controls and links that look like buttons. */
const PROTECTED = "form :is(a, button, input, select, textarea), .button";
const FOCUSABLE = "a, button, input, select, textarea, summary";

/** Where a button's box is probed, as shares of its width and height: its edges and its middle. */
const PROBES = [1 / 50, 1 / 2, 49 / 50];

/** Whether a box of the container lies over a protected element or the one with the focus. */
function isObscuring(box: DOMRect, container: HTMLElement): boolean {
  const focused = document.activeElement;
  const isProtected = (element: Element) =>
    !container.contains(element) &&
    (element.closest(PROTECTED) !== null || (element === focused && element.matches(FOCUSABLE)));
  return PROBES.some((x) =>
    PROBES.some((y) =>
      document
        .elementsFromPoint(box.left + x * box.width, box.top + y * box.height)
        .some(isProtected),
    ),
  );
}

/** Marks the buttons that cover something, for the styles to hide them (floating-actions.css). */
function avoidOverlap(container: HTMLElement): void {
  const isOpen = container.querySelector(":popover-open") !== null;
  for (const button of container.children) {
    const isHidden = !isOpen && isObscuring(button.getBoundingClientRect(), container);
    button.toggleAttribute("data-obscuring", isHidden);
  }
}

/**
 * Buttons that float in the corner of the page, one above the other. One that would cover a form
 * control, a button or the element with the focus is hidden (WCAG 2.2, 2.4.11), unless it has the
 * focus itself or its popover is open.
 * @param props.label names the landmark
 */
export function FloatingActions({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const container = ref.current;
    if (!container) return;
    let frame = 0;
    // In the next frame the browser has scrolled to the element that got the focus.
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => avoidOverlap(container));
    };
    const listening = new AbortController();
    // Captured: the scrolling of a box and the toggling of a popover do not bubble.
    const options = { passive: true, capture: true, signal: listening.signal };
    for (const type of ["focusin", "focusout", "scroll", "toggle"]) {
      document.addEventListener(type, update, options);
    }
    // The window's size, and the height of what is above the controls.
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
      ref={ref}
      aria-label={label}
      className="floating-actions fixed z-30 flex flex-col justify-end gap-3 print:hidden"
    >
      {children}
    </aside>
  );
}
