import {
  type ReactNode,
  Suspense,
  use,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";

import { isFirstPage, takeTurn } from "./hydration-turns.ts";

/** Dispatched on the window when React has rendered a part of the server's HTML anew. */
export const REBUILT = "startup:rebuilt";

/**
 * A part of the page that hydrates on its own, when it is its turn. If a browser extension or a
 * translator has changed its HTML, React renders this part anew and leaves the rest alone.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const [turn] = useState(takeTurn);
  const [isInHtml] = useState(isFirstPage);
  // Nothing here may render again by itself: React would then give up the HTML of a waiting part.
  return (
    <Suspense>
      <Part isInHtml={isInHtml} turn={turn}>
        {children}
      </Part>
    </Suspense>
  );
}

interface PartProps {
  isInHtml: boolean;
  /** Until then React keeps the server's HTML. */
  turn: Promise<void> | undefined;
  children: ReactNode;
}

function Part({ isInHtml, turn, children }: PartProps) {
  const isHydrating = useIsHydrating();
  // Content that is rendered in the browser does not wait.
  if (turn && isHydrating) use(turn);
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
