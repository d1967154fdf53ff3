import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { createInfiniteScroller, type InfiniteScroller } from "./infinite-scroller.ts";

/** Makes a row of `count` slides scroll infinitely once it is within a screen of the viewport. */
export function useInfiniteScroller(box: RefObject<HTMLElement | null>, count: number) {
  const scroller = useRef<InfiniteScroller>(undefined);
  /** The last move; `isAsked` is true of those by button or key, and false of scrolling. */
  const [moved, setMoved] = useState<{ index: number; isAsked: boolean }>();
  /** The slide that was visible when the row came near the viewport; undefined before that. */
  const [initial, setInitial] = useState<number>();

  /** A press may come before the observer's first report; the row is measured for it at once. */
  function ask(forMove: (ready: InfiniteScroller) => void) {
    const row = box.current;
    if (row && !scroller.current) flushSync(() => setInitial(slideInView(row)));
    if (scroller.current) forMove(scroller.current);
  }

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // Measuring a row below the fold during hydration would force a layout of the whole page.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        if (!scroller.current) setInitial(slideInView(element));
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  useLayoutEffect(() => {
    if (!box.current || initial === undefined) return;
    const onChange = (index: number, isAsked: boolean) => setMoved({ index, isAsked });
    scroller.current = createInfiniteScroller(box.current, count, initial, onChange);
    return () => scroller.current?.stop();
  }, [box, count, initial]);

  return {
    current: moved?.index ?? initial ?? 0,
    isAsked: moved?.isAsked ?? false,
    /** Whether the row scrolls infinitely, and so needs empty cells around its slides. */
    isInfinite: initial !== undefined,
    move: (steps: number) => ask(({ move }) => move(steps)),
    show: (index: number) => ask(({ show }) => show(index)),
  };
}

/** The index of the visible slide: before hydration the visitor may have swiped to another one. */
function slideInView(row: HTMLElement): number {
  const { left } = row.getBoundingClientRect();
  const distances = Array.from(row.children, (cell) =>
    Math.abs(cell.getBoundingClientRect().left - left),
  );
  return distances.indexOf(Math.min(...distances));
}
