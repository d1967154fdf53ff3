import type { Dialect } from "kysely";

/** Milliseconds that a query waits for the database, or its lock: a visitor is waiting, too. */
export const QUERY_TIMEOUT = 5000;

/** A database system for the store; the queries are the same on each. */
export interface Engine {
  name: "sqlite" | "postgres";
  dialect: Dialect;
  /** Connections for migrations, which may take longer than a visitor waits; absent if all may. */
  migrationDialect?: () => Dialect;
  /** Throws a SentenceError unless commits are flushed to disk and the encoding is UTF-8. */
  checkSafety: () => Promise<void>;
  /** Removes deleted data from the database's files; false if an open read prevents it. */
  forgetDeleted: () => Promise<boolean>;
  /** Whether an error is temporary, such as a lost connection, and not a wrong configuration. */
  isTemporary: (error: unknown) => boolean;
  /** Whether an error is caused by the data of one row, while others can be stored. */
  isAboutData: (error: unknown) => boolean;
}
