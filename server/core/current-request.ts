import { AsyncLocalStorage } from "node:async_hooks";

/** The request being answered; the logger adds its id to every line logged meanwhile. */
export const currentRequest = new AsyncLocalStorage<{ request: string }>();
