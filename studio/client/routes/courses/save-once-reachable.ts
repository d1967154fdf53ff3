import type { ClientActionFunctionArgs } from "react-router";

import { untilSignedIn } from "../../shell/signed-out/until-signed-in.ts";
import type { Saved } from "./use-saved-document.ts";

/** Milliseconds between two questions whether the studio can be reached. */
const PAUSE = 1000;

/** The `clientAction` of a view that saves by itself: waits until the studio can be reached. */
export async function saveOnceReachable({ request, serverAction }: ClientActionFunctionArgs) {
  await untilReachable();
  await untilSignedIn(request.signal);
  try {
    return await serverAction<Saved>();
  } catch (error) {
    // A `fetch` that fails without an answer. Its request cannot be sent again, so the view sends
    // another one.
    if (!(error instanceof TypeError)) throw error;
    await untilReachable();
    return { status: "unsent", changes: 0 } satisfies Saved;
  }
}

async function untilReachable(): Promise<void> {
  while (!(await fetch("/ping", { method: "HEAD" }).catch(() => undefined))) {
    await new Promise((resolve) => void setTimeout(resolve, PAUSE));
  }
}
