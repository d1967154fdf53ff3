import type { Dialect } from "kysely";

/** Milliseconds that a query waits for the database, or its lock: a visitor is waiting, too. */
export const QUERY_TIMEOUT = 5000;

/** A database system for the store; the queries are the same on each. */
export interface Engine {
  name: "sqlite" | "postgres";
  dialect: Dialect;
  /** Connections for migrations, which may take longer than a visitor waits; absent if all may. */
  migrationDialect?: () => Dialect;
  /**
   * Checks that commits are flushed to disk, and that the encoding is UTF-8.
   * @throws {SentenceError} when one of them is not guaranteed
   */
  checkSafety: () => Promise<void>;
  /**
   * Removes deleted data from the database's files; false if an open read transaction prevents it.
   */
  forgetDeleted: () => Promise<boolean>;
  /** Whether an error is temporary, such as a lost connection, and not a wrong configuration. */
  isTemporary: (error: unknown) => boolean;
  /** Whether an error is caused by the data of one row, while others can be stored. */
  isAboutData: (error: unknown) => boolean;
}
