import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/**
 * Focuses an element a frame after an action has answered, and after each route change:
 * FocusOnRouteChange treats the posted form as one, and may move the focus after the answer.
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
