import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

import { type CarouselStrip, startCarouselStrip } from "./carousel-strip.ts";

/** Makes a scrolling box of `count` slides endless once it is within a screen of what is shown. */
export function useCarouselStrip(
  box: RefObject<HTMLElement | null>,
  { count, duration }: { count: number; duration: number },
) {
  const strip = useRef<CarouselStrip>(undefined);
  const [current, setCurrent] = useState(0);
  const isNear = useIsNear(box);
  const [isEndless, setEndless] = useState(false);
  const initial = useRef(0);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isNear) return;
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
  }, [box, count, duration, isEndless, isNear]);

  return {
    current,
    /** Whether the empty cells beside the slides are needed. */
    isEndless,
    move: (steps: number) => strip.current?.move(steps),
    show: (index: number) => strip.current?.show(index),
  };
}

/** Whether an element has come near: measuring it any earlier would hold up the page's start. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isNear;
}

function slideInView(box: HTMLElement): number {
  const left = box.getBoundingClientRect().left;
  const distances = Array.from(box.children, (cell) =>
    Math.abs(cell.getBoundingClientRect().left - left),
  );
  return distances.indexOf(Math.min(...distances));
}
