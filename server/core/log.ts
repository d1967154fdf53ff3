import { AsyncLocalStorage } from "node:async_hooks";

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

const FRAMES = /^ {4}at .+$/gm;

/** What is logged of an unexpected error: its text, and the lines of code that it came through. */
export function describeError(error: unknown): { cause: string; stack?: string } {
  const cause = withoutAddresses(error);
  if (!(error instanceof Error)) return { cause };
  // Without the message, in which a line of a visitor could look like a frame.
  const frames = error.stack?.replace(error.message, "").match(FRAMES);
  return frames ? { cause, stack: frames.join("\n") } : { cause };
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
