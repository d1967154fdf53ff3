import { type ClientActionFunctionArgs, isRouteErrorResponse } from "react-router";

import { untilSignedIn } from "../../shell/signed-out/until-signed-in.ts";

/** Milliseconds between two attempts. */
const PAUSE = 2000;

/** The `clientAction` of a view that saves by itself: goes on until the studio can be reached. */
export async function saveOnceReachable({ request, serverAction }: ClientActionFunctionArgs) {
  for (;;) {
    await untilSignedIn(request.signal);
    try {
      return await serverAction();
    } catch (error) {
      // A failed `fetch` is a TypeError; 503 stands for a database that is away.
      const isAway =
        error instanceof TypeError || (isRouteErrorResponse(error) && error.status === 503);
      if (!isAway || request.signal.aborted) throw error;
    }
    await new Promise((resolve) => void setTimeout(resolve, PAUSE));
  }
}
