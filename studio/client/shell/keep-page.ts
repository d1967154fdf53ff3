import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from "react-router";

/** Whether the studio was not reached: no connection, or a proxy has answered in its place. */
export function isUnreached(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 502 && error.status <= 504;
  // What `fetch` rejects with.
  return error instanceof TypeError;
}

/** The `clientLoader` of a page that stays as it is if it is read again without a connection. */
export function keepPage() {
  let last: { url: string; data: unknown } | undefined;
  async function load({ request: { url }, serverLoader }: ClientLoaderFunctionArgs) {
    try {
      const data = await serverLoader();
      last = { url, data };
      return data;
    } catch (error) {
      if (last?.url === url && isUnreached(error)) return last.data;
      throw error;
    }
  }
  // Called with what the HTML contains, too, which is all there is until the page is read again.
  return Object.assign(load, { hydrate: true as const });
}

/** The `clientLoader` of what a page can do without: nothing if it cannot be read. */
export function keepOrLeaveOut() {
  const load = keepPage();
  return (args: ClientLoaderFunctionArgs) => load(args).catch(() => undefined);
}
