import { type RefObject, useEffect, useState } from "react";

import { mediaMatches, useMediaQuery, usePageIsHidden } from "../../ui/use-browser-state.ts";

interface AutoplayOptions {
  /** The number of slides. */
  count: number;
  /** How long each slide is shown, in milliseconds. */
  interval: number;
}

export interface Autoplay {
  active: number;
  /** Whether autoplay is switched on, as the pause button shows it. */
  isPlaying: boolean;
  /** Whether slides change now: autoplay is suspended while the visitor uses the controls. */
  isRunning: boolean;
  show: (index: number) => void;
  toggle: () => void;
}

/**
 * Rotates slides. With reduced motion, rotation is off at first. It is suspended while the page is
 * hidden, or while the controls (not the slides, where a mouse often rests) have pointer or focus.
 */
export function useAutoplay(
  controls: RefObject<HTMLElement | null>,
  { count, interval }: AutoplayOptions,
): Autoplay {
  const [active, setActive] = useState(0);
  const [choice, setChoice] = useState<"play" | "pause">();
  const prefersReducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const isPageHidden = usePageIsHidden();
  const { isInteracting, reset } = useInteraction(controls);

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
      // Using the controls suspends autoplay; pressing Play, which is one of them, must start it.
      if (!isPlaying) reset();
    },
  };
}

/** Whether an element contains the pointer or the keyboard focus. */
function useInteraction(host: RefObject<HTMLElement | null>) {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    // Ignore touch, after which browsers report the pointer as inside until a touch elsewhere.
    element.addEventListener(
      "pointerenter",
      ({ pointerType }) => setHasPointer(pointerType !== "touch"),
      { signal },
    );
    element.addEventListener("pointerleave", () => setHasPointer(false), { signal });
    element.addEventListener("focusin", () => setHasFocus(true), { signal });
    element.addEventListener("focusout", () => setHasFocus(false), { signal });
    // oxlint-disable-next-line react/set-state-in-effect -- the pointer or focus may have entered before hydration
    setHasPointer(element.matches(":hover") && mediaMatches("(hover: hover)"));
    setHasFocus(element.contains(document.activeElement));
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
