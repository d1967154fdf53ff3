import { school } from "#content/school.ts";
import { useSyncExternalStore } from "react";

/** The update interval in milliseconds, the longest that the displayed minute can be outdated. */
const INTERVAL = 15_000;

let format: Intl.DateTimeFormat | undefined;

/** The time at the school, such as `09:05`; undefined on the server and while hydrating. */
export function useSchoolTime(): string | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, INTERVAL);
  return () => clearInterval(timer);
}

function read(): string {
  format ??= new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: school.timeZone,
  });
  return format.format();
}
