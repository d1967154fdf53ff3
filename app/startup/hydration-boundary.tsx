import {
  type ReactNode,
  Suspense,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";

import { endTurn, expectEnd, takeTurn } from "./hydration-turns.ts";

/** Dispatched on the window when React has rendered a part of the server's HTML anew. */
export const REBUILT = "startup:rebuilt";

/**
 * A part of the page that hydrates on its own, when it is its turn. If a browser extension or a
 * translator has changed its HTML, React renders this part anew and leaves the rest alone.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating();
  // Content that is rendered in the browser does not wait.
  const [turn] = useState(() => (isHydrating ? takeTurn() : undefined));
  useLayoutEffect(() => turn && expectEnd(turn), [turn]);
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
    if (turn) endTurn(turn);
    // Not by React's `onRecoverableError`, which is called for some of the parts only.
    if (isRebuilt) window.dispatchEvent(new Event(REBUILT));
  }, [turn, isRebuilt]);
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
