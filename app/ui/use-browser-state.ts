import { useCallback, useSyncExternalStore } from "react";

/**
 * What only the browser knows, and what does not change while the page is open.
 * @param atFirst what stands for it on the server, and while the page is not interactive
 */
export function useBrowserValue<Value, AtFirst>(read: () => Value, atFirst: AtFirst) {
  return useSyncExternalStore<Value | AtFirst>(neverChanges, read, () => atFirst);
}

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

function neverChanges(): () => void {
  return () => {};
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
