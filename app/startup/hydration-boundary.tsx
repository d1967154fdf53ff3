import {
  Children,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";

import { takeTurn, whenIdle } from "./hydration-turns.ts";

/** Dispatched on the window when React has rendered a part of the server's HTML anew. */
export const REBUILT = "startup:rebuilt";

/** The turns of the parts that have not hydrated yet. */
const unfinished = new Set<Promise<void>>();

/**
 * A part of the page that hydrates on its own, in its turn. If an extension or a translator has
 * changed its HTML, React renders this part anew and leaves the rest alone. It must not update
 * before its turn: React would render the part anew.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  // Content that is rendered in the browser does not wait.
  const [turn] = useState(() => (isHydrated ? takeTurn() : undefined));
  // Not in takeTurn: React may render a component that it does not mount.
  useLayoutEffect(() => {
    if (!turn) return;
    unfinished.add(turn);
    return () => void unfinished.delete(turn);
  }, [turn]);
  return (
    <Suspense>
      <Part turn={turn}>{children}</Part>
    </Suspense>
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
  const isRebuilt = !useIsHydrated() && turn !== undefined;
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

/**
 * Whether the component took over the server's HTML. The same on each of its renders, because an
 * update after hydration would cost as much as the hydration of a small part.
 */
export function useIsHydrated(): boolean {
  const [{ read, readInHtml }] = useState(hydrationStore);
  return useSyncExternalStore(neverChanges, read, readInHtml);
}

function hydrationStore() {
  let isHydrated = false;
  // React calls the second function while it hydrates, and on the server.
  return { read: () => isHydrated, readInHtml: () => (isHydrated = true) };
}

function neverChanges(): () => void {
  return () => {};
}
