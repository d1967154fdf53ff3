/*
 * Parts of the page hydrate in turns, one whenever the browser is idle, so that none of them delays
 * a visitor's input; all at once when the visitor does something.
 */

/** Starts the parts that wait for their turn to hydrate, in document order. */
const waiting: (() => void)[] = [];
let isOpen = import.meta.env.SSR;

/** Whatever a visitor can do, or that changes the route: nothing may wait after it. */
const ACTIONS = ["pointerdown", "keydown", "focusin", "click", "submit", "popstate"];

/** Lets parts wait for their turns, unless the visitor has already done something. */
export function startTurns(): void {
  if ("interacted" in document.documentElement.dataset) isOpen = true;
  // In the capture phase of the window, before React handles the event: it hydrates the part at
  // which an event is aimed, unless that part still waits.
  for (const type of ACTIONS) addEventListener(type, endWaiting, { capture: true, once: true });
}

/** Resolves when the next part of the page may hydrate. */
export function takeTurn(): Promise<void> {
  let resolve = () => {};
  const turn = new Promise<void>((resolveTurn) => (resolve = resolveTurn));
  const start = () => {
    // React's `use` reads the status, and otherwise would wait for the next microtask.
    void Object.assign(turn, { status: "fulfilled" });
    resolve();
  };
  if (isOpen) start();
  else if (waiting.push(start) === 1) whenIdle(startNext);
  return turn;
}

function startNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) whenIdle(startNext);
}

function endWaiting({ type }: Event): void {
  isOpen = true;
  const { dataset } = document.documentElement;
  // For parts that hydrate later: deferred-hydration.ts has stopped listening.
  if (!("hydrated" in dataset) && type.endsWith("down")) dataset["interacted"] = "";
  for (const start of waiting.splice(0)) start();
}

/** Calls back once the browser has nothing else to do, after half a second at the latest. */
export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 30);
}
