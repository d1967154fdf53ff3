import { useEffect, useState } from "react";
import { createPath, useNavigation } from "react-router";

/**
 * When a part of another page cannot be loaded, React Router loads the open page anew: even for a
 * link that was only pointed at, and while the line is down. Here the page stays as it is, and the
 * link that is followed next, or was just now, is followed as a plain link. Browsers without the
 * Navigation API do as React Router says.
 */
export function PlainLinks() {
  const { location } = useNavigation();
  const [isBroken, setBroken] = useState(false);
  const address = location && createPath(location);

  useEffect(() => {
    // The development server has reasons of its own to load pages anew.
    if (!import.meta.env.PROD || !("navigation" in window)) return;
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || !event.cancelable) return;
      event.preventDefault();
      setBroken(true);
    };
    window.navigation.addEventListener("navigate", stay);
    return () => window.navigation.removeEventListener("navigate", stay);
  }, []);

  useEffect(() => {
    if (isBroken && address) window.location.assign(address);
  }, [isBroken, address]);

  return null;
}
