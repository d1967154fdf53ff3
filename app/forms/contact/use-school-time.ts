import { useSyncExternalStore } from "react";

/** The update interval in milliseconds: the displayed time is outdated for at most this long. */
const INTERVAL = 15_000;

/**
 * The time at the school, such as `09:05`; empty on the server, while hydrating, and in browsers
 * without the data of its time zone.
 */
export function useSchoolTime(timeZone: string): string {
  return useSyncExternalStore(
    subscribe,
    () => read(timeZone),
    () => "",
  );
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, INTERVAL);
  return () => clearInterval(timer);
}

function read(timeZone: string): string {
  try {
    return new Date().toLocaleTimeString("en-GB", { timeStyle: "short", timeZone });
  } catch {
    return "";
  }
}
