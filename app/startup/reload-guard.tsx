import { useEffect } from "react";

/**
 * Cancels React Router's reload when a route chunk fails to load offline: the browser's error page
 * would replace the current page.
 */
export function OfflineGuard() {
  useEffect(() => {
    // Browsers without the Navigation API do reload; typed text is later restored from storage.
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
