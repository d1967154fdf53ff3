import { useEffect } from "react";

import { whenAllHaveHydrated } from "./hydration-turns.ts";

/** Marks the page as hydrated, for deferred-hydration.ts and for tests. */
export function HydrationMarker() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    // A script that failed to load at first may have been loaded by a later attempt.
    delete dataset["noHydration"];
    // React hydrates the part at which a click is aimed, but not while it runs effects.
    setTimeout(() => window.dispatchEvent(new Event("startup:hydrated")));
    whenAllHaveHydrated(() => {
      delete dataset["interacted"];
      dataset["hydrated"] = "";
    });
  }, []);

  return null;
}
