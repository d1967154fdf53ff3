import { type RefObject, useEffect, useState } from "react";

import { useMediaQuery, usePageIsHidden } from "./use-browser-state.ts";

interface RotationOptions {
  /** How many there are to take turns. */
  count: number;
  /** How long each one's turn is, in milliseconds. */
  interval: number;
}

/** Whose turn it is among several, and how the visitor governs it. */
export interface Rotation {
  active: number;
  /** Whether the visitor wants it to go on: what the pause button shows. */
  isPlaying: boolean;
  /** Whether it does go on right now: it waits while its host has the pointer or the focus. */
  isRotating: boolean;
  show: (index: number) => void;
  toggle: () => void;
}

/**
 * Gives each of several a turn, round and round. It stands still while the pointer is over its
 * host, while the focus is inside, while the page is hidden, and from the start for visitors who
 * ask for less motion.
 */
export function useRotation(
  host: RefObject<HTMLElement | null>,
  { count, interval }: RotationOptions,
): Rotation {
  const [active, setActive] = useState(0);
  const [choice, setChoice] = useState<"play" | "pause">();
  const prefersStillness = useMediaQuery("(prefers-reduced-motion: reduce)");
  const isHidden = usePageIsHidden();
  const { isHeld, release } = useHold(host);

  const isPlaying = choice ? choice === "play" : !prefersStillness;
  const isRotating = isPlaying && !isHeld && !isHidden;

  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => setActive((index) => (index + 1) % count), interval);
    return () => clearInterval(timer);
  }, [isRotating, count, interval]);

  return {
    active,
    isPlaying,
    isRotating,
    show: setActive,
    toggle() {
      setChoice(isPlaying ? "pause" : "play");
      // Whoever presses Play has the pointer and the focus here, and wants to see it move.
      if (!isPlaying) release();
    },
  };
}

/** Whether the visitor is busy with an element: the pointer over it, or the focus inside. */
function useHold(host: RefObject<HTMLElement | null>) {
  const [hold, setHold] = useState({ byPointer: false, byFocus: false });

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const listening = new AbortController();
    const on = <Type extends "pointerenter" | "pointerleave" | "focusin" | "focusout">(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, listener, { signal: listening.signal });
    // What is as it was is not rendered anew.
    const setPointer = (byPointer: boolean) =>
      setHold((before) => (before.byPointer === byPointer ? before : { ...before, byPointer }));
    const setFocus = (byFocus: boolean) =>
      setHold((before) => (before.byFocus === byFocus ? before : { ...before, byFocus }));

    // A finger does not hover: what browsers tell of it stays until the next touch elsewhere.
    on("pointerenter", ({ pointerType }) => setPointer(pointerType !== "touch"));
    on("pointerleave", () => setPointer(false));
    on("focusin", ({ target }) => setFocus(isTabStop(target)));
    on("focusout", () => setFocus(false));
    // The pointer and the focus may have been here before this script was.
    setPointer(element.matches(":hover") && window.matchMedia("(hover: hover)").matches);
    setFocus(element.contains(document.activeElement) && isTabStop(document.activeElement));
    return () => listening.abort();
  }, [host]);

  return {
    isHeld: hold.byPointer || hold.byFocus,
    release: () => setHold({ byPointer: false, byFocus: false }),
  };
}

/** Not so the page's heading, which gets the focus by itself after a route change. */
function isTabStop(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.tabIndex >= 0;
}
