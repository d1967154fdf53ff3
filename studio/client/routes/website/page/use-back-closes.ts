import { useEffect, useEffectEvent } from "react";
import { useBlocker } from "react-router";

/** Lets Back close what is open on a page, in place of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const { state, reset } = useBlocker(({ historyAction }) => isOpen && historyAction === "POP");
  const closeInstead = useEffectEvent(() => {
    reset?.();
    close();
  });
  useEffect(() => {
    if (state === "blocked") closeInstead();
  }, [state]);
}
