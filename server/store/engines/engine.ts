import type { Dialect } from "kysely";

/** A database that can hold the store; the queries are the same on each. */
export interface Engine {
  name: "sqlite" | "postgres";
  dialect: Dialect;
  /**
   * Makes sure that what this database calls committed is on disk, and that it takes every text.
   * @throws {UnsafeDatabaseError} when it promises less
   */
  checkSafety: () => Promise<void>;
  /**
   * Makes sure that no file of the database holds what was deleted. False when that has to wait,
   * because somebody is reading what was there before.
   */
  forgetDeleted: () => Promise<boolean>;
  /** Tells whether an error means that the database is away for now, rather than set up wrongly. */
  isAway: (error: unknown) => boolean;
  /** Tells whether an error means that a row cannot be stored, while others can. */
  isAboutData: (error: unknown) => boolean;
}

/** The database is there, but would lose what it says it has stored. */
export class UnsafeDatabaseError extends Error {
  override name = "UnsafeDatabaseError";
}
