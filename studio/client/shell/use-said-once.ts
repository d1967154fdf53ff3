import { useEffect } from "react";

/** Takes what was just done out of the URL, so that a reload does not tell it again. */
export function useSaidOnce(done: string | boolean | null): void {
  useEffect(() => {
    if (!done) return;
    const url = new URL(location.href);
    for (const name of ["saved", "undone"]) url.searchParams.delete(name);
    // Not a navigation of the router, which would read the page again without it.
    history.replaceState(history.state, "", url);
  }, [done]);
}
