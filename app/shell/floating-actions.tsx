import { type ReactNode, useEffect, useRef } from "react";

/** Marks the buttons that would cover what has the focus (WCAG 2.2, 2.4.11). */
function stepAside(container: HTMLElement): void {
  const { activeElement: focused, body } = document;
  const isElsewhere = focused && focused !== body && !container.contains(focused);
  const focus = isElsewhere ? focused.getBoundingClientRect() : new DOMRect();
  // From the container, because a button that is aside has left its own place.
  const { left, right } = container.getBoundingClientRect();
  for (const button of container.children) {
    const { top, bottom } = button.getBoundingClientRect();
    const isBeside = focus.left < right && focus.right > left;
    const isCovering = isBeside && focus.top < bottom && focus.bottom > top;
    button.toggleAttribute("data-aside", isCovering);
  }
}

/** Buttons in the corner of the page, which step aside into the margin for what has the focus. */
export function FloatingActions({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    // In the next frame, when the browser has scrolled to the focused element.
    const update = () => requestAnimationFrame(() => ref.current && stepAside(ref.current));
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const type of ["focusin", "focusout", "scroll"]) {
      document.addEventListener(type, update, options);
    }
    // What has the focus also moves when the content's height changes.
    const resizing = new ResizeObserver(update);
    resizing.observe(document.body);
    return () => {
      listening.abort();
      resizing.disconnect();
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
