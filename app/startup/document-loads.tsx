import { useEffect, useState } from "react";
import { createPath, useNavigation } from "react-router";

interface ReloadGuardProps {
  /** Stable, because the effect depends on it. */
  onCancel?: () => void;
  /** Shown from then on. */
  children?: React.ReactNode;
}

/**
 * Cancels React Router's reload of the current page after a route chunk has failed to load. From
 * then on, links load their pages from the server, except while the browser is offline.
 */
export function ReloadGuard({ onCancel, children }: ReloadGuardProps) {
  const { location } = useNavigation();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    // Offline, the browser's error page would replace the current page.
    if (hasFailed && location && navigator.onLine) window.location.assign(createPath(location));
  }, [hasFailed, location]);

  useEffect(() => {
    // Browsers without the Navigation API do reload; typed text is later restored from storage.
    if (!("navigation" in window)) return;
    const cancelReload = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      setHasFailed(true);
      onCancel?.();
    };
    window.navigation.addEventListener("navigate", cancelReload);
    return () => window.navigation.removeEventListener("navigate", cancelReload);
  }, [onCancel]);

  return hasFailed && children;
}

/**
 * Makes the browser load the page of every link. From an error page React Router would remount the
 * document, which loses what inline scripts have set on it: the theme, the fonts, the critical CSS.
 */
export function DocumentLinks() {
  useEffect(() => {
    const keepFromReact = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a")) event.stopPropagation();
    };
    // React listens on the document, later than the window's capture phase.
    window.addEventListener("click", keepFromReact, true);
    return () => window.removeEventListener("click", keepFromReact, true);
  }, []);
  return null;
}
