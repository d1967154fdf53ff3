import { AsyncLocalStorage } from "node:async_hooks";

export type RequestContext = AsyncLocalStorage<{ request: string }>;

/** The request being answered; the logger adds its id to every line logged meanwhile. */
export const currentRequest: RequestContext = new AsyncLocalStorage();
