import { existsSync } from "node:fs";

import { SentenceError } from "#content/sentence-error.ts";
import type { Log } from "../core/log.ts";
import type { Settings } from "../core/settings/settings.ts";
import { createStore } from "../store/create-store.ts";
import { openEngine } from "../store/engines/open-engine.ts";
import { causeOf } from "../core/error-sentence.ts";

export type OpenStore = Awaited<ReturnType<typeof openStore>>;

/** Whoever asks gets the errors of failed queries, so the engine need not log them as well. */
export const noLog: Log = { debug() {}, info() {}, warn() {}, error() {} };

/** The SQLite file does not exist: the site has not started yet, or the name is wrong. */
export class MissingDatabase extends SentenceError {
  override name = "MissingDatabase";
}

/**
 * Opens the site's database for a callback, and closes it even if the callback throws.
 * @throws {SentenceError} when the database does not exist or cannot be reached
 */
export async function withStore<Result>(
  settings: Settings,
  work: (open: OpenStore) => Promise<Result>,
  options?: Options,
): Promise<Result> {
  const open = await openStore(settings, options);
  try {
    return await work(open);
  } finally {
    await open.store.close();
  }
}

interface Options {
  /** Creates an SQLite file that does not exist, and migrates: otherwise an older release goes on. */
  mayCreate?: boolean;
  /** Does not refuse a database that another release has made. */
  mayBeOld?: boolean;
}

/**
 * Opens the site's database, to be closed by the caller.
 * @throws {SentenceError} when the database does not exist or cannot be reached
 */
export async function openStore(
  settings: Settings,
  { mayCreate = false, mayBeOld = false }: Options = {},
) {
  const { database } = settings;
  // SQLite creates a missing file: a mistyped name would look like a site without submissions.
  if (database.engine === "sqlite" && !mayCreate && !existsSync(database.file)) {
    throw new MissingDatabase(
      `There is no database at ${database.file}. DATABASE_URL names another, or the site has not started yet.`,
    );
  }
  const store = createStore(openEngine(database, noLog));
  try {
    if (mayCreate) await store.prepare();
    const problem = mayBeOld ? undefined : await store.problem();
    if (problem) throw new SentenceError(problem);
  } catch (error) {
    await store.close();
    if (!store.isTemporary(error)) throw error;
    throw new SentenceError(`The database cannot be reached: ${causeOf(error)}.`);
  }
  return { store, settings };
}
