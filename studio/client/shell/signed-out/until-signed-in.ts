import { type ClientActionFunctionArgs, data } from "react-router";

import { isUnreached } from "../keep-page.ts";

/** Milliseconds between two questions whether somebody has signed in meanwhile. */
const PAUSE = 2000;

let waiting = 0;
const listeners = new Set<() => void>();

/** Whether something waits for somebody to sign in again, for `useSyncExternalStore`. */
export const signedOut = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isWaiting: () => waiting > 0,
};

/** Resolves while this browser is signed in; until then the page says that it is not. */
export async function untilSignedIn(signal: AbortSignal): Promise<void> {
  if (!(await isSignedOut(signal))) return;
  change(1);
  try {
    do await pause(signal);
    while (await isSignedOut(signal));
  } finally {
    change(-1);
  }
}

/**
 * The `clientAction` of a page with typed text, which stays there until it can be sent.
 * @param unsent says so where there is no connection
 */
export function sendOnceSignedIn(unsent: unknown) {
  return async ({ request, serverAction }: ClientActionFunctionArgs) => {
    await untilSignedIn(request.signal);
    try {
      return await serverAction();
    } catch (error) {
      if (!isUnreached(error)) throw error;
      // With this status, React Router does not read the page again.
      return data(unsent, { status: 503 });
    }
  };
}

/** If the studio does not answer at all, the request that waits for this will say so. */
async function isSignedOut(signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted();
  const answer = await fetch("/ping", { method: "HEAD", signal }).catch(() => undefined);
  return answer?.status === 401;
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function change(by: 1 | -1): void {
  waiting += by;
  for (const listener of listeners) listener();
}
