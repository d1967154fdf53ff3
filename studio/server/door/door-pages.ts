import type { Content } from "#content/content.ts";

import { momentOf } from "../school-times.ts";
import { currentSession } from "./session-guard.ts";
import { readAsked } from "./door-cookies.ts";
import type { SignIn } from "./sign-in.ts";

/** What the studio's pages show of signing in. */
export function createDoorPages(signIn: SignIn, content: () => Content) {
  const moment = (time: number) => momentOf(time, content().school.timeZone);
  return {
    /** The mailbox of whoever is signed in; undefined on the pages where people sign in. */
    account: () => currentSession.getStore()?.account,
    linkState: (token: string, request: Request) =>
      signIn.linkState(token, readAsked(request)?.secret),
    async sessions() {
      const sessions = await signIn.sessions();
      const current = currentSession.getStore()?.id;
      return sessions.map(({ signed_in_at, seen_at, ...session }) => ({
        ...session,
        since: moment(signed_in_at),
        seen: moment(seen_at),
        isThis: session.id === current,
      }));
    },
    async history() {
      const events = await signIn.history();
      return events.map(({ done_at, ...event }) => ({ ...event, at: moment(done_at) }));
    },
  };
}

type DoorPages = ReturnType<typeof createDoorPages>;
export type SessionRow = Awaited<ReturnType<DoorPages["sessions"]>>[number];
export type SignInRow = Awaited<ReturnType<DoorPages["history"]>>[number];
