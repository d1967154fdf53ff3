import { AsyncLocalStorage } from "node:async_hooks";

/** The structured fields of a log line. */
type Details = Readonly<Record<string, unknown>>;

/**
 * The structured log for operators: ids, numbers and causes of errors, never personal data.
 */
export interface Log {
  debug(details: Details, message: string): void;
  info(details: Details, message: string): void;
  warn(details: Details, message: string): void;
  error(details: Details, message: string): void;
}

/** The text of an error, from a mail server for example, with e-mail addresses masked. */
export function withoutAddresses(cause: unknown): string {
  return String(cause).replaceAll(/[^\s<>"(),;:=]+/g, (word) =>
    /.@./.test(word) ? "[address]" : word,
  );
}

/** Does what the site can do without: if it fails, that is only logged. */
export async function orWarn<Result>(
  log: Pick<Log, "warn">,
  failure: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (cause) {
    log.warn({ cause: withoutAddresses(cause) }, failure);
    return undefined;
  }
}

/** The request being answered; the logger adds its id to every line logged meanwhile. */
export const currentRequest = new AsyncLocalStorage<{ request: string }>();
