/** SQLite's primary result codes (sqlite.org/rescode.html). */
const BUSY = 5;
const LOCKED = 6;
const FULL = 13;
const TOO_BIG = 18;
const CONSTRAINT = 19;
const MISMATCH = 20;

/** Whether another process holds the lock. */
export function isBusy(error: unknown): boolean {
  return [BUSY, LOCKED].includes(resultCode(error));
}

/** Whether the database is locked or the disk is full: a later attempt may succeed. */
export function isTemporary(error: unknown): boolean {
  return isBusy(error) || resultCode(error) === FULL;
}

/** Whether one row cannot be stored, while others can. */
export function isAboutData(error: unknown): boolean {
  return [TOO_BIG, CONSTRAINT, MISMATCH].includes(resultCode(error));
}

function resultCode(error: unknown): number {
  const isSqlite = error instanceof Error && "errcode" in error;
  // The low byte is the primary result code.
  return isSqlite ? Number(error.errcode) & 0xff : 0;
}
