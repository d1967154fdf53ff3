import {
  Children,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";

/** Dispatched on the window when React has rendered a part of the server's HTML anew. */
export const REBUILT = "startup:rebuilt";

/** Starts the parts that wait for their turn to hydrate, in document order. */
const waiting: (() => void)[] = [];
/** The turns of the parts that have not hydrated yet. */
const unfinished = new Set<Promise<void>>();
let isOpen = import.meta.env.SSR;

/** Whatever a visitor can do, or that changes the route: nothing may wait after it. */
const ACTIONS = ["pointerdown", "keydown", "focusin", "click", "submit", "popstate"];

/**
 * A part of the page that hydrates on its own: one whenever the browser is idle, so that none of
 * them delays a visitor's input, and all at once when the visitor does something. If an extension
 * or a translator has changed its HTML, React renders this part anew and leaves the rest alone.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating();
  // Content that is rendered in the browser does not wait.
  const [turn] = useState(() => (isHydrating ? takeTurn() : undefined));
  // Not in takeTurn: React may render a component that it does not mount.
  useLayoutEffect(() => {
    if (!turn) return;
    unfinished.add(turn);
    return () => void unfinished.delete(turn);
  }, [turn]);
  // The same element again after this component's update at the end of its own hydration: React
  // renders a part anew if an update reaches it before its turn.
  return useMemo(
    () => (
      <Suspense>
        <Part turn={turn}>{children}</Part>
      </Suspense>
    ),
    [turn, children],
  );
}

/** Lets each of its children hydrate on its own. */
export function HydrationBoundaries({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => <HydrationBoundary>{child}</HydrationBoundary>);
}

interface PartProps {
  /** Until then React keeps the server's HTML; undefined if there is none. */
  turn: Promise<void> | undefined;
  children: ReactNode;
}

function Part({ turn, children }: PartProps) {
  if (turn) use(turn);
  const isHydrating = useIsHydrating();
  const [isRebuilt] = useState(turn && !isHydrating);
  useLayoutEffect(() => {
    if (turn) unfinished.delete(turn);
    // Not by React's `onRecoverableError`, which is called for some of the parts only.
    if (isRebuilt) window.dispatchEvent(new Event(REBUILT));
  }, [turn, isRebuilt]);
  return children;
}

/** Marks the page as hydrated, for deferred-hydration.ts and for tests. */
export function HydrationMarker() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    // A script that failed to load at first may have been loaded by a later attempt.
    delete dataset["noHydration"];
    // React hydrates the part at which a click is aimed, but not while it runs effects.
    setTimeout(() => window.dispatchEvent(new Event("startup:hydrated")));
    const markHydrated = () => {
      if (unfinished.size > 0) return whenIdle(markHydrated);
      delete dataset["interacted"];
      dataset["hydrated"] = "";
    };
    whenIdle(markHydrated);
  }, []);
  return null;
}

/** Whether the component is being hydrated; false on its later renders. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}

/** Lets parts wait for their turns, unless the visitor has already done something. */
export function startTurns(): void {
  if ("interacted" in document.documentElement.dataset) isOpen = true;
  // In the capture phase of the window, before React handles the event: it hydrates the part at
  // which an event is aimed, unless that part still waits.
  for (const type of ACTIONS) addEventListener(type, endWaiting, { capture: true, once: true });
}

/**
 * Lets React remove, and insert something before, nodes that an extension or a translator has moved
 * or removed: the browser would throw, and React would replace the page by the error screen.
 */
export function tolerateMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function removeOwn<Child extends Node>(this: Node, child: Child) {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };

  Node.prototype.insertBefore = function insertBeforeOwn<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ) {
    let place = next;
    // A translator may have wrapped the next node.
    while (place && place.parentNode !== this) place = place.parentNode;
    insertBefore.call(this, child, place);
    return child;
  };
}

/** Resolves when the next part of the page may hydrate. */
function takeTurn(): Promise<void> {
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

function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 30);
}
