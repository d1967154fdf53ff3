import { useSyncExternalStore } from "react";

import { usePageSettings } from "../page-settings-context.ts";

/**
 * A function of the visitor's date (`YYYY-MM-DD`; until hydration the page's day), updated at
 * midnight. Returns no date, so that components render again only if the result differs.
 * @param valueOn must return the same value for the same date
 */
export function useOnToday<Value>(valueOn: (today: string) => Value): Value {
  const { day } = usePageSettings();
  return useSyncExternalStore(
    onMidnight,
    () => valueOn(today()),
    () => valueOn(day),
  );
}

/** Today's local date, `YYYY-MM-DD`. Not by `Intl.DateTimeFormat`, which takes 1 ms per render. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((number) => String(number).padStart(2, "0"))
    .join("-");
}

function onMidnight(onChange: () => void): () => void {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const timer = setTimeout(onChange, midnight.getTime() - now.getTime());
  // If the computer sleeps at midnight, the timer may fire hours late.
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}
