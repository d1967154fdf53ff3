import { type RefObject, useLayoutEffect, useRef, useState } from "react";

import { type CarouselStrip, startCarouselStrip } from "./carousel-strip.ts";

/** Makes a scrolling box of `count` slides endless as soon as there is JavaScript. */
export function useCarouselStrip(
  box: RefObject<HTMLElement | null>,
  { count, duration }: { count: number; duration: number },
) {
  const strip = useRef<CarouselStrip>(undefined);
  const [current, setCurrent] = useState(0);
  const [isEndless, setEndless] = useState(false);
  const initial = useRef(0);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (!isEndless) {
      // Visitors may have swiped before this script was there.
      initial.current = slideInView(element);
      setCurrent(initial.current);
      setEndless(true);
      return;
    }
    strip.current = startCarouselStrip(element, {
      count,
      initial: initial.current,
      duration,
      onChange: setCurrent,
    });
    return () => strip.current?.stop();
  }, [box, count, duration, isEndless]);

  return {
    current,
    /** Whether the empty cells beside the slides are needed. */
    isEndless,
    move: (steps: number) => strip.current?.move(steps),
    show: (index: number) => strip.current?.show(index),
  };
}

function slideInView(box: HTMLElement): number {
  const left = box.getBoundingClientRect().left;
  const distances = Array.from(box.children, (cell) =>
    Math.abs(cell.getBoundingClientRect().left - left),
  );
  return distances.indexOf(Math.min(...distances));
}
