import { useEffect } from "react";

/**
 * Offline, keeps the page when a link's prefetch fails: React Router reloads the page when a route
 * module does not load, which would put the browser's error page in its place.
 */
export function OfflineGuard() {
  useEffect(() => {
    // Browsers without the Navigation API reload; typed text is restored from storage.
    if (!("navigation" in window)) return;
    const cancelReload = (event: NavigateEvent) => {
      if (event.navigationType === "reload" && !navigator.onLine && event.cancelable) {
        event.preventDefault();
      }
    };
    window.navigation.addEventListener("navigate", cancelReload);
    return () => window.navigation.removeEventListener("navigate", cancelReload);
  }, []);

  return null;
}
