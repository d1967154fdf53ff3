import { dirname, join } from "node:path";

/** The database at a URL without mistakes. */
export function databaseAt(url: string) {
  return url.startsWith("sqlite:")
    ? { engine: "sqlite" as const, file: url.slice("sqlite:".length) }
    : { engine: "postgres" as const, url };
}

type Database = ReturnType<typeof databaseAt>;

/**
 * What is wrong with a DATABASE_URL, as the end of a sentence; undefined if nothing is. Drivers
 * accept some mistakes silently, and open another database than intended.
 */
export function databaseUrlMistake(url: string): string | undefined {
  if (url.startsWith("sqlite:")) return sqliteMistake(url.slice("sqlite:".length));
  if (!/^postgres(ql)?:\/\//.test(url)) {
    return "must be sqlite:<file>, such as sqlite:data/site.db, or postgres://…";
  }
  return !URL.canParse(url) || hasCutOffPassword(url) ? ESCAPE_PASSWORD : undefined;
}

function sqliteMistake(file: string): string | undefined {
  if (file === "") return "must name a file, such as sqlite:data/site.db";
  // SQLite opens ":memory:" and, as a URI, "file::memory:" and "file:site.db?mode=memory".
  if (/^(file)?:/i.test(file))
    return "must name a file: a database in memory loses what it accepts";
  if (file.startsWith("//")) return "must be sqlite:data/site.db or sqlite:/var/…, without “//”";
  return undefined;
}

export const ESCAPE_PASSWORD =
  "must have %23 for “#”, %2F for “/”, %3F for “?” and %40 for “@” in its password";

/** Whether an unescaped “#”, “/” or “?” in a password makes the URL parser cut it off there. */
export function hasCutOffPassword(url: string): boolean {
  const { hash, pathname, search } = new URL(url);
  return hash !== "" || /@/.test(pathname + search);
}

/** The folder of everything that the site writes, so that one folder has all data to back up. */
export function dataFolder({ database }: { database: Database }): string {
  return database.engine === "sqlite" ? dirname(database.file) : "data";
}

/** The local inbox. */
export function inboxFolder(settings: { database: Database }): string {
  return join(dataFolder(settings), "inbox");
}
