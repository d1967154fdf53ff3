import { type ReactNode, useEffect, useRef, useState } from "react";

const controls = "a, button, input, select, textarea, summary";

/** Whether two boxes share any part of the screen. */
function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}

/**
 * Buttons that float above the page's corner, one over the other. They give way while the
 * control that has the focus is beneath them (WCAG 2.2, 2.4.11).
 * @param props.label names them as a part of the page
 */
export function FloatingActions({ label, children }: { label: string; children: ReactNode }) {
  const corner = useRef<HTMLElement>(null);
  const [isInTheWay, setInTheWay] = useState(false);

  useEffect(() => {
    function giveWay() {
      const place = corner.current;
      const focused = document.activeElement;
      setInTheWay(
        Boolean(
          place &&
          focused?.matches(controls) &&
          !place.contains(focused) &&
          overlap(place.getBoundingClientRect(), focused.getBoundingClientRect()),
        ),
      );
    }
    const listening = new AbortController();
    for (const change of ["focusin", "focusout", "scrollend"]) {
      // A frame later: by then the browser has scrolled to what got the focus.
      document.addEventListener(change, () => requestAnimationFrame(giveWay), {
        signal: listening.signal,
      });
    }
    return () => listening.abort();
  }, []);

  return (
    <aside
      ref={corner}
      aria-label={label}
      data-in-the-way={isInTheWay || undefined}
      className="floating-actions fixed z-30 flex flex-col gap-3 transition-opacity duration-200 data-in-the-way:pointer-events-none data-in-the-way:opacity-0 print:hidden"
    >
      {children}
    </aside>
  );
}
