import { useSyncExternalStore } from "react";

/**
 * The visitor’s day, `YYYY-MM-DD`, also after a midnight with the page open; on the server and
 * while hydrating, the day of the build.
 */
export function useToday(): string {
  return useSyncExternalStore(onMidnight, today, () => import.meta.env.BUILD_DATE);
}

/** `YYYY-MM-DD` in local time. Called often, and `Intl.DateTimeFormat` takes a millisecond. */
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
  // A timer of a machine that slept through midnight may be hours late.
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}
