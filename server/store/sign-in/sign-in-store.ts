import type { Kysely } from "kysely";

import type { Tables } from "../schema/tables.ts";
import { createSignInEvents, type SignInEvents } from "./sign-in-events.ts";
import { createSignInLinks, type SignInLinks } from "./sign-in-links.ts";
import { createStudioSessions, type StudioSessions } from "./studio-sessions.ts";

/** Everything about signing in to the studio. */
export interface SignInStore {
  links: SignInLinks;
  sessions: StudioSessions;
  events: SignInEvents;
}

export function createSignInStore(database: Kysely<Tables>): SignInStore {
  return {
    links: createSignInLinks(database),
    sessions: createStudioSessions(database),
    events: createSignInEvents(database),
  };
}
