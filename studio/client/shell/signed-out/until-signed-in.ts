import { useSyncExternalStore } from "react";
import { data, isRouteErrorResponse } from "react-router";

import { listen } from "#app/ui/use-browser-state.ts";

import { sentenceIn } from "../../words.ts";
import { type ClientMiddleware, isUnreached } from "../keep-page.ts";

/** Milliseconds between two questions whether somebody has signed in meanwhile. */
const PAUSE = 2000;

export const UNSENT =
  "No connection to the studio. Nothing here is lost: try it again in a moment.";

let waiting = 0;
const changes = new EventTarget();

/** Whether something waits for somebody to sign in again. */
export function useIsSignedOut(): boolean {
  return useSyncExternalStore(
    (onChange) => listen(changes, "change", onChange),
    () => waiting > 0,
    () => false,
  );
}

/** Resolves while this browser is signed in; until then the page says that it is not. */
export async function untilSignedIn(signal: AbortSignal): Promise<void> {
  if (!(await isSignedOut(signal))) return;
  change(1);
  try {
    do await new Promise((resolve) => setTimeout(resolve, PAUSE));
    while (await isSignedOut(signal));
  } finally {
    change(-1);
  }
}

/**
 * Sends what is typed or pressed once somebody is signed in, and answers with a sentence if it could
 * not be sent or kept: the page and what is typed in it stay.
 */
export const sendOnceSignedIn: ClientMiddleware = async ({ request }, next) => {
  if (request.method === "GET") return next();
  // Whoever reloads the page now would lose what was pressed.
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener("beforeunload", warn);
  try {
    await untilSignedIn(request.signal);
    const results = await next();
    for (const [id, { type, result }] of Object.entries(results)) {
      // React Router wraps what `fetch` rejects with.
      const sentence = sentenceOf(result) ?? sentenceOf(Object(result).data);
      if (type !== "error" || sentence === undefined) continue;
      // With this status, React Router does not read the page again.
      results[id] = { type: "data", result: data({ says: sentence }, { status: 503 }) };
    }
    return results;
  } finally {
    removeEventListener("beforeunload", warn);
  }
};

/** What a page can say itself: that the studio was not reached, or that it has failed. */
function sentenceOf(error: unknown): string | undefined {
  if (isUnreached(error)) return UNSENT;
  if (!isRouteErrorResponse(error) || error.status !== 500) return undefined;
  return sentenceIn(error.data);
}

/** If the studio does not answer at all, the request that waits for this will say so. */
async function isSignedOut(signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted();
  const answer = await fetch("/ping", { method: "HEAD", signal }).catch(() => undefined);
  return answer?.status === 401;
}

function change(by: 1 | -1): void {
  waiting += by;
  changes.dispatchEvent(new Event("change"));
}
