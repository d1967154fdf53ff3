import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from "react-router";

import { sentenceIn } from "../../words.ts";
import { isUnreached } from "../keep-page.ts";

/** Milliseconds between two questions whether somebody has signed in meanwhile. */
const PAUSE = 2000;

export const UNSENT =
  "No connection to the studio. Nothing here is lost: try it again in a moment.";

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
 * The `clientAction` of a page with typed text, which stays there until it can be sent and kept.
 * @param toAnswer makes of the sentence that says why it is not what the page’s action answers
 */
export function sendOnceSignedIn(toAnswer: (sentence: string) => unknown = (sentence) => sentence) {
  return async ({ request, serverAction }: ClientActionFunctionArgs) => {
    // Whoever reloads the page now would lose what was pressed.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    try {
      await untilSignedIn(request.signal);
      return await serverAction();
    } catch (error) {
      const sentence = sentenceOf(error);
      if (sentence === undefined) throw error;
      // With this status, React Router does not read the page again.
      return data(toAnswer(sentence), { status: 503 });
    } finally {
      removeEventListener("beforeunload", warn);
    }
  };
}

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
