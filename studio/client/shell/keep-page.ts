import { useEffect } from "react";
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  useLocation,
  useMatches,
} from "react-router";

/** Whether the studio was not reached: no connection, or a proxy has answered in its place. */
export function isUnreached(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 502 && error.status <= 504;
  // What `fetch` rejects with.
  return error instanceof TypeError;
}

/** What is shown now: the data of the root, and of the page in it. */
let shown: { url: string; root: unknown; page: unknown } | undefined;

/**
 * Remembers what is shown, for the loaders below. With `hydrate` they would be told, but React Router
 * would forget the answer to a form that was posted before hydration.
 */
export function useShownData(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useEffect(() => {
    const { href: url } = new URL(pathname + search, location.origin);
    shown = { url, root: matches[0]?.loaderData, page: matches.at(-1)?.loaderData };
  }, [pathname, search, matches]);
}

/**
 * The `clientLoader` of a page, or of the root around it, that stays as it is if it is read again
 * without a connection, or after the session’s end: then what is sent next says so.
 */
export function keepPage(part: "root" | "page" = "page") {
  let last: { url: string; data: unknown } | undefined;
  return async ({ request: { url }, serverLoader }: ClientLoaderFunctionArgs) => {
    try {
      const data = await serverLoader();
      last = { url, data };
      return data;
    } catch (error) {
      const isSignedOut = isRouteErrorResponse(error) && error.status === 401;
      if (!isUnreached(error) && !isSignedOut) throw error;
      if (last?.url === url && !isSignedOut) return last.data;
      if (shown?.url === url && shown[part] !== undefined) return shown[part];
      throw error;
    }
  };
}

/** The `clientLoader` of what a page can do without: nothing if it cannot be read. */
export function keepOrLeaveOut() {
  const load = keepPage();
  return (args: ClientLoaderFunctionArgs) => load(args).catch(() => undefined);
}
