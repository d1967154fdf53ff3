import { AsyncLocalStorage } from "node:async_hooks";

import type { StudioSession } from "../../../server/store/sign-in/studio-sessions.ts";

/** The session of the request being answered. */
export const currentSession = new AsyncLocalStorage<StudioSession>();
