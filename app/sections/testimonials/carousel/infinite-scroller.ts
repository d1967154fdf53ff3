import { mediaMatches } from "#app/ui/use-browser-state.ts";
import { shortestWay, wrap } from "#app/ui/wrap-index.ts";

/** How many times `count` empty cells are on each side of the slides; one swipe passes fewer. */
export const SPARE_LOOPS = 2;

/** In Safari < 26.2, which lacks `scrollend`, scrolling has ended this long after a `scroll`. */
const SCROLL_END_MS = 150;

/** How long a move takes, in milliseconds (specification, section 9). */
const DURATION = 500;

export type InfiniteScroller = ReturnType<typeof createInfiniteScroller>;

/**
 * Makes a box scroll infinitely. Its cells have the same width; the middle ones contain the slides:
 *
 *     [empty × count] [empty × count] [slides] [empty × count] [empty × count]
 *
 * `--cells` moves each slide by a multiple of `count` cells close to the visible cells, so that no
 * slide is cloned. When scrolling ends, the box jumps to the middle cells, which look the same.
 * @param initial the index of the first visible slide
 * @param onChange `isAsked` is true for moves by `move` or `show`, and false for scrolling
 */
export function createInfiniteScroller(
  box: HTMLElement,
  count: number,
  initial: number,
  onChange: (current: number, isAsked: boolean) => void,
) {
  const cells = Array.from(box.children);
  const slides = cells.flatMap(({ firstElementChild }) =>
    firstElementChild instanceof HTMLElement ? [firstElementChild] : [],
  );
  const middle = SPARE_LOOPS * count;
  const listening = new AbortController();
  let current = initial;
  /** The box's width for which its scroll position is correct; `onResize` updates both. */
  let width = box.clientWidth;
  let isTouched = false;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  /** The cell at which the running animation ends; undefined if none is running. */
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
      // The repetition of the row (0 is the first) in which the slide is nearest to the centre.
      const loop = Math.round((centre - index) / count);
      const nearest = Math.max(-SPARE_LOOPS, Math.min(SPARE_LOOPS, loop));
      slide.style.setProperty("--cells", String(nearest * count));
    });
  }

  function setCurrent(cell: number, isAsked: boolean) {
    const index = wrap(cell, count);
    if (index === current) return;
    current = index;
    onChange(index, isAsked);
  }

  function onScroll() {
    placeSlides();
    // After a resize, the scroll position is another slide's until `onResize` has corrected it.
    if (target !== undefined || box.clientWidth !== width) return;
    setCurrent(Math.round(position()), false);
    // A timer alone would interrupt a swipe's scrolling on a busy device, where events come late.
    if ("onscrollend" in window) return;
    clearTimeout(restTimer);
    restTimer = setTimeout(recenter, SCROLL_END_MS);
  }

  function recenter() {
    if (target !== undefined || isTouched) return;
    const cell = Math.round(position());
    if (middleCell(cell) !== cell) scrollTo(position() + middleCell(cell) - cell);
  }

  function move(steps: number) {
    const from = position();
    const to = (target ?? Math.round(from)) + steps;
    setCurrent(to, true);
    animate(middleCell(to), mediaMatches("(prefers-reduced-motion: reduce)") ? 0 : from - to);
  }

  /** Scrolls to a cell from `distance` cells away, which can exceed `count` after quick clicks. */
  function animate(cell: number, distance: number) {
    const start = performance.now();
    endAnimation();
    target = cell;
    // Scroll snapping would make the animation jump from slide to slide.
    box.style.scrollSnapType = "none";
    (function advance() {
      const rest = distance === 0 ? 0 : 1 - Math.min((performance.now() - start) / DURATION, 1);
      scrollTo(cell + (distance % count) * rest ** 3);
      if (rest === 0) endAnimation();
      else frame = requestAnimationFrame(advance);
    })();
  }

  /** Ends the animation and restores scroll snapping, which aligns the nearest slide. */
  function endAnimation() {
    cancelAnimationFrame(frame);
    target = undefined;
    box.style.scrollSnapType = "";
  }

  function onResize() {
    // The observer's first report, and a new height, must not end an animation.
    if (target !== undefined && box.clientWidth === width) return;
    width = box.clientWidth;
    animate(middle + current, 0);
  }

  function setTouched(isDown: boolean) {
    isTouched = isDown;
    if (isDown && target !== undefined) endAnimation();
  }

  const passive = { passive: true, signal: listening.signal };
  box.addEventListener("scroll", onScroll, passive);
  box.addEventListener("scrollend", recenter, passive);
  box.addEventListener("wheel", () => target !== undefined && endAnimation(), passive);
  box.addEventListener("touchstart", () => setTouched(true), passive);
  box.addEventListener("touchend", () => setTouched(false), passive);
  box.addEventListener("touchcancel", () => setTouched(false), passive);
  const resizing = new ResizeObserver(onResize);
  resizing.observe(box);
  scrollTo(middle + initial);

  return {
    /** Moves by a number of slides; backwards if negative. */
    move,
    /** Moves to a slide in the shorter direction. */
    show: (index: number) => move(shortestWay(current, index, count)),
    stop() {
      listening.abort();
      resizing.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(restTimer);
    },
  };
}
