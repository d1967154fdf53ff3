import { useSyncExternalStore } from "react";

import { usePageSettings } from "../content-context.tsx";

/**
 * A function of the visitor's date (`YYYY-MM-DD`; until hydration the page's day), updated after
 * midnight. Returns no date, so that components render again only if the result differs.
 * @param valueOn must return the same value for the same date
 */
export function useOnToday<Value>(valueOn: (today: string) => Value): Value {
  const { day } = usePageSettings();
  return useSyncExternalStore(
    onMinute,
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

/** A minute after midnight at the latest, also on a computer that was asleep. */
function onMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}
