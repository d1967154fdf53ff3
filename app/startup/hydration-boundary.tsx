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

import { takeTurn, whenIdle } from "./hydration-turns.ts";

/** Dispatched on the window when React has rendered a part of the server's HTML anew. */
export const REBUILT = "startup:rebuilt";

/** The turns of the parts that have not hydrated yet. */
const unfinished = new Set<Promise<void>>();

/**
 * A part of the page that hydrates on its own, in its turn. If an extension or a translator has
 * changed its HTML, React renders this part anew and leaves the rest alone.
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
