import { type ReactNode, useEffect, useRef } from "react";

/** What the buttons must not cover: a control, or whatever has the focus (WCAG 2.2, 2.4.11). */
const CONTROLS = "input, select, textarea, .button, :is(a, button, summary):focus";

/** At the page's end a link cannot be scrolled out from under a button either. */
const CONTROLS_AT_END = `${CONTROLS}, a`;

/** Where to look for controls, as fractions of a button's height; around one that is aside. */
const BELOW_BUTTON = [0.02, 0.5, 0.98];
const AROUND_BUTTON = [-3, -2.5, -2, -1.5, -1, -0.5, ...BELOW_BUTTON, 1.5, 2, 2.5, 3, 3.5, 4];

/** Marks the buttons that would cover a control; floating-actions.css moves them aside. */
function avoidControls(container: HTMLElement): void {
  const isOpen = container.querySelector(":popover-open") !== null;
  const { left, width } = container.getBoundingClientRect();
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
  const controls = isAtEnd ? CONTROLS_AT_END : CONTROLS;
  const isControl = (element: Element) => !container.contains(element) && element.closest(controls);
  for (const button of container.children) {
    if (button.hasAttribute("popover")) continue;
    const { top, height } = button.getBoundingClientRect();
    // A button that is aside returns only where its surroundings are free, too, so that scrolling
    // does not move it to and fro. At the page's end its own place is enough.
    const isAside = button.hasAttribute("data-obscuring") && !isAtEnd;
    const isInTheWay = (isAside ? AROUND_BUTTON : BELOW_BUTTON).some((part) =>
      [0.02, 0.5].some((share) =>
        document.elementsFromPoint(left + share * width, top + part * height).some(isControl),
      ),
    );
    button.toggleAttribute("data-obscuring", !isOpen && isInTheWay);
  }
}

/**
 * Buttons in the corner of the page. One that would cover a control or the focused element moves
 * into the margin, unless it is focused or its popover is open.
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
      frame = requestAnimationFrame(() => avoidControls(container));
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
