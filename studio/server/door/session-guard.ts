import { AsyncLocalStorage } from "node:async_hooks";

import type { Context, MiddlewareHandler } from "hono";

import type { StudioSession } from "#server/store/sign-in/studio-sessions.ts";
import { readSession } from "./door-cookies.ts";
import type { SignIn } from "./sign-in.ts";

/** The session of the request being answered. */
export const currentSession = new AsyncLocalStorage<StudioSession>();

/** The pages where people sign in: all that is open without a session. */
const OPEN: ReadonlySet<string> = new Set(["/sign-in", "/sign-in/sent", "/sign-in/link"]);

const SIGNED_OUT =
  "You are signed out, so nothing was changed. Sign in again in another window, and repeat it here.";

/** A page that opens itself again, now as a link of the studio itself. */
const AGAIN =
  '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0"><title>…</title>';

/** Lets only browsers with a session pass; others are sent to sign in, or get 401. */
export function createSessionGuard(signIn: Pick<SignIn, "session">): MiddlewareHandler {
  return async (c, next) => {
    const token = readSession(c.req.raw);
    const session = token ? await signIn.session(token) : undefined;
    if (session) return currentSession.run(session, next);
    const isRead = ["GET", "HEAD"].includes(c.req.method);
    if (isRead && OPEN.has(c.req.path)) return next();
    if (!isRead || !isOpenedAsPage(c)) return c.text(SIGNED_OUT, 401);
    // Browsers send a SameSite=Strict cookie only with requests that come from the studio itself,
    // and not when a link in a mail is followed.
    const site = c.req.header("Sec-Fetch-Site");
    if (site === "cross-site" || site === "same-site") return c.html(AGAIN);
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(`/sign-in?to=${encodeURIComponent(pathname + search)}`, 303);
  };
}

/** Whether the browser opens a window's page; not data, a frame, a picture or a script. */
function isOpenedAsPage(c: Context): boolean {
  const destination = c.req.header("Sec-Fetch-Dest");
  return destination ? destination === "document" : !c.req.path.endsWith(".data");
}
