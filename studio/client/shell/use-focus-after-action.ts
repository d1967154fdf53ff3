import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/**
 * Focuses an element when an action has answered. FocusOnRouteChange takes the posted form for a
 * route change, before or after the answer, so this waits a frame after either.
 */
export function useFocusAfterAction(
  answer: unknown,
  find: () => HTMLElement | null | undefined,
): void {
  const { key } = useLocation();
  const focus = useEffectEvent(() => find()?.focus());
  useEffect(() => {
    if (!answer) return;
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the route change may come after the answer
  }, [answer, key]);
}
