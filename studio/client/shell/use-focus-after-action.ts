import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/**
 * Focuses an element one animation frame after an action's response and after each route change,
 * because RouteChange treats a posted form as a route change and may move the focus later.
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
