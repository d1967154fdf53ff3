import { DatabaseSync } from "node:sqlite";

/** Opens a database file beside the programs that use it. */
function withDatabase<Result>(file: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Lets ten minutes pass for every link. */
export function expireLinks(file: string): void {
  withDatabase(file, (database) => database.exec("update sign_in_links set expires_at = 1"));
}

/** Signs out everybody. */
export function endSessions(file: string): void {
  withDatabase(file, (database) => database.exec("delete from studio_sessions"));
}

/** Everything that is stored about signing in, as text. */
export function signInRows(file: string): string {
  return withDatabase(file, (database) =>
    ["sign_in_links", "studio_sessions", "sign_in_events", "outbox"]
      .map((table) => JSON.stringify(database.prepare(`select * from ${table}`).all()))
      .join("\n"),
  );
}
