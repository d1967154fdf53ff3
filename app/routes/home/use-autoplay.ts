import { type PointerEvent, useEffect, useRef, useState } from "react";

import { mediaMatches, useMediaQuery, usePageIsHidden } from "../../ui/use-browser-state.ts";

export type Autoplay = ReturnType<typeof useAutoplay>;

/**
 * Rotates `count` slides every `interval` ms. With reduced motion, rotation is off at first. It is
 * suspended while the page is hidden, or while the controls (not the slides, where a mouse often
 * rests) have pointer or focus.
 */
export function useAutoplay(count: number, interval: number) {
  const [active, setActive] = useState(0);
  const [choice, setChoice] = useState<"play" | "pause">();
  const prefersReducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const isPageHidden = usePageIsHidden();
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);

  const controls = useRef<HTMLDivElement>(null);

  // Pointer and focus may have come before hydration.
  useEffect(() => {
    const element = controls.current;
    if (!element) return;
    setPointer(element.matches(":hover") && mediaMatches("(hover: hover)"));
    setFocus(element.contains(document.activeElement));
  }, []);

  const isPlaying = choice ? choice === "play" : !prefersReducedMotion;
  const isRunning = isPlaying && !hasPointer && !hasFocus && !isPageHidden;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setActive((index) => (index + 1) % count), interval);
    return () => clearInterval(timer);
  }, [isRunning, count, interval]);

  return {
    active,
    /** Whether autoplay is switched on, as the pause button shows it. */
    isPlaying,
    /** Whether slides change now. */
    isRunning,
    show: setActive,
    toggle() {
      setChoice(isPlaying ? "pause" : "play");
      // Using the controls suspends autoplay; pressing Play, which is one of them, must start it.
      if (isPlaying) return;
      setPointer(false);
      setFocus(false);
    },
    /** The props of the element around the controls. */
    controls: {
      ref: controls,
      // Not touch, after which browsers report the pointer as inside until a touch elsewhere.
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointer(pointerType !== "touch"),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
}
