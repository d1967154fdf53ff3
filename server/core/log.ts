/** What a line of the log is about, by name. */
type Details = Readonly<Record<string, unknown>>;

/**
 * Where the server tells its technician what it does, as structured lines. Never personal data:
 * ids, numbers and causes only.
 */
export interface Log {
  debug(details: Details, message: string): void;
  info(details: Details, message: string): void;
  warn(details: Details, message: string): void;
  error(details: Details, message: string): void;
}

/** A cause from elsewhere (a mail server, a database) without the addresses that it may quote. */
export function withoutAddresses(cause: unknown): string {
  return String(cause).replaceAll(/[^\s<>"(),;:=]+/g, (word) =>
    /.@./.test(word) ? "[address]" : word,
  );
}
