import { useEffect } from "react";

/** Marks the page as hydrated, for deferred-hydration.ts and for tests. */
export function HydrationMarker() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset["hydrated"] = "";
    delete dataset["interacted"];
    // A script that failed to load at first may have been loaded by a later attempt.
    delete dataset["noHydration"];
    window.dispatchEvent(new Event("startup:hydrated"));
  }, []);

  return null;
}
