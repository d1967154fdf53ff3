import { useCallback, useSyncExternalStore } from "react";

/**
 * A value that only the browser knows, read on every render.
 * @param serverValue the value on the server and while hydrating
 */
export function useBrowserValue<Value, ServerValue>(read: () => Value, serverValue: ServerValue) {
  return useSyncExternalStore<Value | ServerValue>(noSubscription, read, () => serverValue);
}

/** Whether this is rendered in the browser; false on the server and while hydrating. */
export function useIsInBrowser(): boolean {
  return useBrowserValue(() => true, false);
}

/** Whether a media query matches now; false in browsers that cannot tell. */
export function mediaMatches(query: string): boolean {
  return window.matchMedia?.(query).matches ?? false;
}

/** Whether a media query matches; false on the server and while hydrating. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => listen(window.matchMedia?.(query), "change", onChange),
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaMatches(query),
    () => false,
  );
}

/** Whether the page is in a background tab or window. */
export function usePageIsHidden(): boolean {
  return useSyncExternalStore(
    (onChange) => listen(document, "visibilitychange", onChange),
    () => document.hidden,
    () => false,
  );
}

/** Whether the browser has a connection, as far as it knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const ends = ["online", "offline"].map((type) => listen(window, type, onChange));
      return () => ends.forEach((end) => end());
    },
    () => navigator.onLine,
    () => true,
  );
}

function noSubscription(): () => void {
  return () => {};
}

/** Calls back at events until the returned function is called. */
export function listen(
  target: EventTarget | undefined,
  type: string,
  listener: () => void,
): () => void {
  target?.addEventListener(type, listener);
  return () => target?.removeEventListener(type, listener);
}
