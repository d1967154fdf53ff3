import { type RefObject, useEffect, useState } from "react";

import { useMediaQuery, usePageIsHidden } from "../../ui/use-browser-state.ts";

interface AutoplayOptions {
  /** How many slides there are. */
  count: number;
  /** How long each slide is shown, in milliseconds. */
  interval: number;
}

export interface Autoplay {
  active: number;
  /** Whether the visitor wants the slides to change: what the pause button shows. */
  isPlaying: boolean;
  /** Whether they do change now: they wait while the visitor interacts with the host. */
  isRunning: boolean;
  show: (index: number) => void;
  toggle: () => void;
}

/**
 * Changes slides by itself, in a loop. Paused while the pointer is over the host or the focus in
 * it, while the page is hidden, and from the start for visitors who prefer reduced motion.
 */
export function useAutoplay(
  host: RefObject<HTMLElement | null>,
  { count, interval }: AutoplayOptions,
): Autoplay {
  const [active, setActive] = useState(0);
  const [choice, setChoice] = useState<"play" | "pause">();
  const prefersReducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const isPageHidden = usePageIsHidden();
  const { isInteracting, reset } = useInteraction(host);

  const isPlaying = choice ? choice === "play" : !prefersReducedMotion;
  const isRunning = isPlaying && !isInteracting && !isPageHidden;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setActive((index) => (index + 1) % count), interval);
    return () => clearInterval(timer);
  }, [isRunning, count, interval]);

  return {
    active,
    isPlaying,
    isRunning,
    show: setActive,
    toggle() {
      setChoice(isPlaying ? "pause" : "play");
      // Play is pressed with the pointer and the focus in the host: it must start all the same.
      if (!isPlaying) reset();
    },
  };
}

/** Whether the pointer is over an element, or the focus in it. */
function useInteraction(host: RefObject<HTMLElement | null>) {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    // A finger does not hover: browsers report it as over the element until the next touch elsewhere.
    element.addEventListener(
      "pointerenter",
      ({ pointerType }) => setHasPointer(pointerType !== "touch"),
      { signal },
    );
    element.addEventListener("pointerleave", () => setHasPointer(false), { signal });
    element.addEventListener("focusin", ({ target }) => setHasFocus(isTabStop(target)), { signal });
    element.addEventListener("focusout", () => setHasFocus(false), { signal });
    // oxlint-disable-next-line react/set-state-in-effect -- the pointer and the focus may have come before hydration
    setHasPointer(element.matches(":hover") && window.matchMedia("(hover: hover)").matches);
    setHasFocus(element.contains(document.activeElement) && isTabStop(document.activeElement));
    return () => listening.abort();
  }, [host]);

  return {
    isInteracting: hasPointer || hasFocus,
    reset() {
      setHasPointer(false);
      setHasFocus(false);
    },
  };
}

/** Whether an element is reached with Tab; the page's heading gets the focus by script only. */
function isTabStop(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.tabIndex >= 0;
}
