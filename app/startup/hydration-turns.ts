/*
 * The order in which the parts of a page hydrate: one whenever the browser is idle, so that none of
 * them delays a visitor's input, and all at once when the visitor does something.
 */

/** Ends the waiting of the parts that have not had their turn, in document order. */
const waiting: (() => void)[] = [];
/** The turns of the parts that have not hydrated yet. */
const unfinished = new Set<Promise<void>>();
let isOpen = import.meta.env.SSR;

/** Whatever a visitor can do, or that changes the route: nothing may wait after it. */
const ACTIONS = ["pointerdown", "keydown", "focusin", "click", "input", "submit", "popstate"];

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
  else if (waiting.push(start) === 1) whenIdle(callNext);
  return turn;
}

/** Has whenAllHaveHydrated wait until the turn has ended; returns a function that undoes it. */
export function expectEnd(turn: Promise<void>): () => void {
  unfinished.add(turn);
  return () => unfinished.delete(turn);
}

/** Call when the part has hydrated, or was rendered anew. */
export function endTurn(turn: Promise<void>): void {
  unfinished.delete(turn);
}

/** Lets parts wait for their turns, unless the visitor has already done something. */
export function startTurns(): void {
  if ("interacted" in document.documentElement.dataset) isOpen = true;
  // In the capture phase of the window, before React handles the event: it hydrates the part at
  // which an event is aimed, unless that part still waits.
  for (const type of ACTIONS) addEventListener(type, callAll, { capture: true, once: true });
}

/** Calls back once every part of the page has hydrated. */
export function whenAllHaveHydrated(callback: () => void): void {
  whenIdle(() => {
    if (unfinished.size === 0) callback();
    else whenAllHaveHydrated(callback);
  });
}

function callNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) whenIdle(callNext);
}

function callAll({ type }: Event): void {
  isOpen = true;
  const { dataset } = document.documentElement;
  // For parts that hydrate later: deferred-hydration.ts has stopped listening.
  if (!("hydrated" in dataset) && type.endsWith("down")) dataset["interacted"] = "";
  for (const resolve of waiting.splice(0)) resolve();
}

function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 30);
}
