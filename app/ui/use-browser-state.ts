import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches; on the server, and while the page is not interactive, it does not. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => listen(window.matchMedia(query), "change", onChange),
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the page lies behind another tab or window. */
export function usePageIsHidden(): boolean {
  return useSyncExternalStore(
    (onChange) => listen(document, "visibilitychange", onChange),
    () => document.hidden,
    () => false,
  );
}

/** Whether everything that the page came with has arrived. */
export function usePageIsLoaded(): boolean {
  return useSyncExternalStore(
    (onChange) => listen(window, "load", onChange),
    () => document.readyState === "complete",
    () => false,
  );
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
