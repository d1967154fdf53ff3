import { nearestRound, shortestWay, wrap } from "./loop.ts";

/** Empty rounds on either side of the real one: what a visitor can swipe without letting go. */
export const ROUNDS_BESIDE = 2;

interface StripOptions {
  /** How many slides there are. */
  count: number;
  /** The slide to begin with. */
  initial: number;
  /** How long a move takes, in milliseconds; no time at all for those who ask for less motion. */
  duration: number;
  onChange: (current: number) => void;
}

/** What moves a strip of slides. */
export interface CarouselStrip {
  /** Moves on by so many slides, or back if negative. */
  move: (steps: number) => void;
  /** Goes the shortest way round to a slide. */
  show: (index: number) => void;
  stop: () => void;
}

/**
 * Makes a scrolling box endless. Its children are cells of one size: in the middle those with the
 * slides, on either side `ROUNDS_BESIDE` rounds of empty ones to scroll over. There are no copies:
 * each slide is moved to whichever of its cells is nearest to what is in view, and when the
 * scrolling has come to rest far out, the box jumps back by whole rounds, which nobody can see.
 */
export function startCarouselStrip(
  box: HTMLElement,
  { count, initial, duration, onChange }: StripOptions,
): CarouselStrip {
  const cells = Array.from(box.children);
  const slides = cells.flatMap(({ firstElementChild }) =>
    firstElementChild instanceof HTMLElement ? [firstElementChild] : [],
  );
  const first = ROUNDS_BESIDE * count;
  const listening = new AbortController();
  let current = initial;
  let frame = 0;
  /** The cell that a move is on its way to; undefined at rest. */
  let target: number | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let isTouched = false;

  const left = (cell: Element | undefined) => cell?.getBoundingClientRect().left ?? 0;
  const step = () => (left(cells.at(-1)) - left(cells[0])) / (cells.length - 1);
  const position = () => box.scrollLeft / step();

  function scrollTo(cell: number) {
    box.scrollLeft = cell * step();
    placeSlides();
  }

  function placeSlides() {
    const inView = Math.round(box.clientWidth / step());
    const centre = position() + (inView - 1) / 2 - first;
    slides.forEach((slide, index) => {
      const round = nearestRound(index, centre, count);
      const rounds = Math.max(-ROUNDS_BESIDE, Math.min(ROUNDS_BESIDE, round));
      slide.style.setProperty("--cells", String(rounds * count));
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
    // Safari before 26.2 does not tell when the scrolling ends.
    if ("onscrollend" in window) return;
    clearTimeout(settling);
    settling = setTimeout(comeBack, 150);
  }

  function comeBack() {
    if (target !== undefined || isTouched) return;
    const cell = Math.round(position());
    const home = first + wrap(cell, count);
    if (home !== cell) scrollTo(position() + home - cell);
  }

  function move(steps: number) {
    const from = position();
    const to = (target ?? Math.round(from)) + steps;
    const home = first + wrap(to, count);
    setCurrent(home);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return arrive(home);

    // Less than a round, however many times a button was pressed: whole rounds look the same.
    const behind = (from - to) % count;

    const start = performance.now();
    target = home;
    // The box would jump from slide to slide instead of moving.
    box.style.scrollSnapType = "none";
    cancelAnimationFrame(frame);
    (function advance() {
      const progress = Math.min((performance.now() - start) / duration, 1);
      if (progress === 1) return arrive(home);
      scrollTo(home + behind * (1 - progress) ** 3);
      frame = requestAnimationFrame(advance);
    })();
  }

  function arrive(cell: number) {
    scrollTo(cell);
    letGo();
  }

  /** Leaves the box to the browser, which snaps it to the nearest slide. */
  function letGo() {
    cancelAnimationFrame(frame);
    target = undefined;
    box.style.scrollSnapType = "";
  }

  function touch(isDown: boolean) {
    isTouched = isDown;
    if (isDown && target !== undefined) letGo();
  }

  const passive = { passive: true, signal: listening.signal };
  box.addEventListener("scroll", onScroll, passive);
  box.addEventListener("scrollend", comeBack, passive);
  box.addEventListener("wheel", () => target !== undefined && letGo(), passive);
  box.addEventListener("touchstart", () => touch(true), passive);
  box.addEventListener("touchend", () => touch(false), passive);
  box.addEventListener("touchcancel", () => touch(false), passive);
  const resizing = new ResizeObserver(() => arrive(first + current));
  resizing.observe(box);

  return {
    move,
    show: (index) => move(shortestWay(current, index, count)),
    stop() {
      listening.abort();
      resizing.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(settling);
    },
  };
}
