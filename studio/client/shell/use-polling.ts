import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Reloads the page's data at intervals, in milliseconds, as long as something is to come. */
export function usePolling(isWaiting: boolean, interval: number): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isWaiting || state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), interval);
    return () => clearTimeout(timer);
  }, [isWaiting, state, revalidate, interval]);
}
