import { type ReactNode, useEffect, useRef } from "react";

/** Elements that the floating buttons must not cover, even where they contain no text. */
const PROTECTED = "input, select, textarea, .button, :is(a, button, summary):focus";

/** The points of a button's box to probe, as fractions of its size; closer than lines of text. */
const PROBES = [1 / 99, 1 / 4, 1 / 2, 3 / 4, 98 / 99];

/** Whether a line of an element's own text intersects a box. */
function hasTextIn(element: Element, box: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    range.selectNode(node);
    return (
      node instanceof Text &&
      [...range.getClientRects()].some(
        (line) =>
          line.right > box.left &&
          line.left < box.right &&
          line.bottom > box.top &&
          line.top < box.bottom,
      )
    );
  });
}

/** Whether a box covers words, or a protected or focused element, outside the container. */
function isObscuring(box: DOMRect, container: HTMLElement): boolean {
  const isProtected = (element: Element) =>
    !container.contains(element) && (element.closest(PROTECTED) || hasTextIn(element, box));
  return PROBES.some((x) =>
    PROBES.some((y) =>
      document
        .elementsFromPoint(box.left + x * box.width, box.top + y * box.height)
        .some(isProtected),
    ),
  );
}

/** Marks the buttons that would cover something; floating-actions.css moves them aside. */
function avoidOverlap(container: HTMLElement): void {
  const isOpen = container.querySelector(":popover-open") !== null;
  const place = container.getBoundingClientRect();
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
  for (const button of container.children) {
    if (button.hasAttribute("popover")) continue;
    // Uses the container's left edge, because the button may be moved aside or still moving.
    const { top, height } = button.getBoundingClientRect();
    const isAside = button.hasAttribute("data-obscuring");
    const isInTheWay = (heights: number) =>
      isObscuring(new DOMRect(place.left, top + heights * height, place.width, height), container);
    // A button that has moved aside returns only if three times its height is free above and below,
    // so that scrolling does not move it to and fro. At the page's end its own height is enough.
    const heights = isAside && !isAtEnd ? [0, 1, -1, 2, -2, 3, -3] : [0];
    button.toggleAttribute("data-obscuring", !isOpen && heights.some(isInTheWay));
  }
}

/**
 * Buttons in the corner of the page. One that would cover words, a control or the focused element
 * (WCAG 2.2, 2.4.11) moves into the margin, unless it is focused or its popover is open.
 * @param props.label the accessible name of the landmark
 */
export function FloatingActions({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const container = ref.current;
    if (!container) return;
    let frame = 0;
    // Wait for the next frame: the browser has then scrolled to the focused element.
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => avoidOverlap(container));
    };
    const listening = new AbortController();
    // Capture, because `toggle` and the `scroll` of an element do not bubble.
    const options = { passive: true, capture: true, signal: listening.signal };
    for (const type of ["focusin", "focusout", "scroll", "toggle"]) {
      document.addEventListener(type, update, options);
    }
    // Controls also move when the window is resized or the content's height changes.
    const resizing = new ResizeObserver(update);
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
