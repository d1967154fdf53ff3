import {
  type ReactNode,
  Suspense,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";

import { takeTurn } from "./hydration-turns.ts";

/** Dispatched on the window when React has rendered a part of the server's HTML anew. */
export const REBUILT = "startup:rebuilt";

/**
 * A part of the page that hydrates on its own, when it is its turn. If a browser extension or a
 * translator has changed its HTML, React renders this part anew and leaves the rest alone.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating();
  const [isInHtml] = useState(isHydrating);
  // Content that is rendered in the browser does not wait.
  const [turn] = useState(() => (isHydrating ? takeTurn() : undefined));
  // The same element as before if nothing has changed: an update that reaches a part before its turn
  // makes React render the part anew.
  return useMemo(
    () => (
      <Suspense>
        <Part isInHtml={isInHtml} turn={turn}>
          {children}
        </Part>
      </Suspense>
    ),
    [isInHtml, turn, children],
  );
}

interface PartProps {
  isInHtml: boolean;
  /** Until then React keeps the server's HTML. */
  turn: Promise<void> | undefined;
  children: ReactNode;
}

function Part({ isInHtml, turn, children }: PartProps) {
  if (turn) use(turn);
  const isHydrating = useIsHydrating();
  const [isRebuilt] = useState(isInHtml && !isHydrating);
  // Not by React's `onRecoverableError`, which is called for some of the parts only.
  useLayoutEffect(() => {
    if (isRebuilt) window.dispatchEvent(new Event(REBUILT));
  }, [isRebuilt]);
  return children;
}

/** Whether the component is being hydrated; false on its later renders. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}
