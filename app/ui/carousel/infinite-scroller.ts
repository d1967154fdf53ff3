import { nearestLoop, shortestWay, wrap } from "../wrap-index.ts";

/** Loops of empty cells on either side of the slides: as far as one swipe can go. */
export const SPARE_LOOPS = 2;

/** How long after its last scroll event a box is at rest, in ms: Safari before 26.2 has no `scrollend`. */
const REST = 150;

interface ScrollerOptions {
  /** How many slides there are. */
  count: number;
  /** The slide to begin with. */
  initial: number;
  /** How long a move takes, in milliseconds; with reduced motion it takes none. */
  duration: number;
  onChange: (current: number) => void;
}

export interface InfiniteScroller {
  /** Moves by so many slides; backwards if negative. */
  move: (steps: number) => void;
  /** Moves the shortest way round to a slide. */
  show: (index: number) => void;
  stop: () => void;
}

/**
 * Makes a box scroll for ever. Its cells all have one size, and the slides are in the middle ones:
 *
 *     [empty × count] [empty × count] [slides] [empty × count] [empty × count]
 *
 * A slide is shown in whichever of its cells is nearest to what is in view (`--cells`), so there
 * are no copies. At rest the box jumps back by whole loops to the middle, which looks the same.
 */
export function createInfiniteScroller(
  box: HTMLElement,
  { count, initial, duration, onChange }: ScrollerOptions,
): InfiniteScroller {
  const cells = Array.from(box.children);
  const slides = cells.flatMap(({ firstElementChild }) =>
    firstElementChild instanceof HTMLElement ? [firstElementChild] : [],
  );
  const middle = SPARE_LOOPS * count;
  const listening = new AbortController();
  let current = initial;
  let isTouched = false;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  /** The cell that the animation ends at; undefined while there is none. */
  let target: number | undefined;

  const left = (cell: Element | undefined) => cell?.getBoundingClientRect().left ?? 0;
  const cellWidth = () => (left(cells.at(-1)) - left(cells[0])) / (cells.length - 1);
  const position = () => box.scrollLeft / cellWidth();
  const middleCell = (cell: number) => middle + wrap(cell, count);

  function scrollTo(cell: number) {
    box.scrollLeft = cell * cellWidth();
    placeSlides();
  }

  function placeSlides() {
    const inView = Math.round(box.clientWidth / cellWidth());
    const centre = position() + (inView - 1) / 2 - middle;
    slides.forEach((slide, index) => {
      const loop = nearestLoop(index, centre, count);
      const nearest = Math.max(-SPARE_LOOPS, Math.min(SPARE_LOOPS, loop));
      slide.style.setProperty("--cells", String(nearest * count));
    });
  }

  function setCurrent(cell: number) {
    const index = wrap(cell, count);
    if (index === current) return;
    current = index;
    onChange(index);
  }

  function onScroll() {
    placeSlides();
    if (target !== undefined) return;
    setCurrent(Math.round(position()));
    clearTimeout(restTimer);
    restTimer = setTimeout(recenter, REST);
  }

  function recenter() {
    if (target !== undefined || isTouched) return;
    const cell = Math.round(position());
    if (middleCell(cell) !== cell) scrollTo(position() + middleCell(cell) - cell);
  }

  function move(steps: number) {
    const from = position();
    const to = (target ?? Math.round(from)) + steps;
    setCurrent(to);
    animate(middleCell(to), matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : from - to);
  }

  /** Scrolls to a cell from so many cells away, which many quick presses may make more than a loop. */
  function animate(cell: number, distance: number) {
    const start = performance.now();
    endAnimation();
    target = cell;
    // Snapping would make the box jump from slide to slide.
    box.style.scrollSnapType = "none";
    (function advance() {
      const rest = distance === 0 ? 0 : 1 - Math.min((performance.now() - start) / duration, 1);
      scrollTo(cell + (distance % count) * rest ** 3);
      if (rest === 0) endAnimation();
      else frame = requestAnimationFrame(advance);
    })();
  }

  /** Leaves the box to the browser, which snaps it to the nearest slide. */
  function endAnimation() {
    cancelAnimationFrame(frame);
    target = undefined;
    box.style.scrollSnapType = "";
  }

  function setTouched(isDown: boolean) {
    isTouched = isDown;
    if (isDown && target !== undefined) endAnimation();
  }

  const passive = { passive: true, signal: listening.signal };
  box.addEventListener("scroll", onScroll, passive);
  box.addEventListener("wheel", () => target !== undefined && endAnimation(), passive);
  box.addEventListener("touchstart", () => setTouched(true), passive);
  box.addEventListener("touchend", () => setTouched(false), passive);
  box.addEventListener("touchcancel", () => setTouched(false), passive);
  const resizing = new ResizeObserver(() => animate(middle + current, 0));
  resizing.observe(box);

  return {
    move,
    show: (index) => move(shortestWay(current, index, count)),
    stop() {
      listening.abort();
      resizing.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(restTimer);
    },
  };
}
