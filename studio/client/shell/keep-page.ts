import { useEffect } from "react";
import {
  type ClientLoaderFunctionArgs,
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  useLocation,
  useMatches,
} from "react-router";

/** Whether the studio was not reached: no connection, or a proxy has answered in its place. */
export function isUnreached(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 502 && error.status <= 504;
  // What `fetch` rejects with.
  return error instanceof TypeError;
}

/** What surrounds every request of the router: gets the results by route. */
export type ClientMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>;

/** The data of the page that is shown now, by route. */
let shown: { url: string; data: ReadonlyMap<string, unknown> } | undefined;

/** Remembers what is shown, for `keepPage`. */
export function useShownData(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useEffect(() => {
    const { href: url } = new URL(pathname + search, location.origin);
    shown = { url, data: new Map(matches.map(({ id, loaderData }) => [id, loaderData])) };
  }, [pathname, search, matches]);
}

/**
 * Leaves a page as it is that is read again without a connection, or after the session’s end: then
 * what is sent next says so.
 */
export const keepPage: ClientMiddleware = async ({ request: { method, url } }, next) => {
  const results = await next();
  if (method !== "GET" || shown?.url !== url) return results;
  for (const [id, { type, result }] of Object.entries(results)) {
    const isSignedOut = isRouteErrorResponse(result) && result.status === 401;
    const kept = type === "error" && (isSignedOut || isUnreached(result)) && shown.data.get(id);
    if (kept) results[id] = { type: "data", result: kept };
  }
  return results;
};

/** The `clientLoader` of what a page can do without: as it was, or nothing, if it cannot be read. */
export function keepOrLeaveOut() {
  let last: { url: string; data: unknown } | undefined;
  return async ({ request: { url }, serverLoader }: ClientLoaderFunctionArgs) => {
    try {
      last = { url, data: await serverLoader() };
    } catch {
      // Without a connection, for example.
    }
    return last?.url === url ? last.data : undefined;
  };
}
