import { existsSync } from "node:fs";

import type { Log } from "../core/log.ts";
import type { Settings } from "../core/settings/settings.ts";
import { createStore, type Store } from "../store/create-store.ts";
import type { Engine } from "../store/engines/engine.ts";
import { openEngine } from "../store/engines/open-engine.ts";
import { causeOf } from "./terminal/error-message.ts";
import { type Desk, DeskProblem } from "./desk.ts";

export interface OpenStore extends Pick<Engine, "forgetDeleted" | "isTemporary"> {
  store: Store;
  settings: Settings;
}

/** The desk CLI prints the errors of failed queries, so the engine need not log them as well. */
export const noLog: Log = { debug() {}, info() {}, warn() {}, error() {} };

/** The SQLite file does not exist: the site has not started yet, or the name is wrong. */
export class MissingDatabase extends DeskProblem {
  override name = "MissingDatabase";
}

/**
 * Opens the site's database for a callback, and closes it even if the callback throws.
 * @throws {DeskProblem} when the database does not exist or cannot be reached
 */
export async function withStore<Result>(
  desk: Desk,
  work: (open: OpenStore) => Promise<Result>,
): Promise<Result> {
  const open = await openStore(desk.readSettings());
  try {
    return await work(open);
  } finally {
    await open.store.close();
  }
}

/**
 * Opens the site's database as an older release may have left it, which goes on using it.
 * @throws {DeskProblem} when the database does not exist
 */
export async function withUnpreparedStore<Result>(
  desk: Desk,
  work: (open: OpenStore) => Promise<Result>,
): Promise<Result> {
  const open = openWithoutPreparing(desk.readSettings(), false);
  try {
    return await work(open);
  } finally {
    await open.store.close();
  }
}

/**
 * Opens the site's database, to be closed by the caller.
 * @param options.mayCreate whether to create an SQLite file that does not exist
 * @throws {DeskProblem} when the database does not exist or cannot be reached
 */
export async function openStore(
  settings: Settings,
  { mayCreate = false } = {},
): Promise<OpenStore> {
  const open = openWithoutPreparing(settings, mayCreate);
  try {
    await prepare(open);
  } catch (error) {
    await open.store.close();
    throw error;
  }
  return open;
}

function openWithoutPreparing(settings: Settings, mayCreate: boolean): OpenStore {
  const engine = openDatabase(settings, mayCreate);
  const { forgetDeleted, isTemporary } = engine;
  return { store: createStore(engine), settings, forgetDeleted, isTemporary };
}

function openDatabase({ database }: Settings, mayCreate: boolean): Engine {
  const file = database.engine === "sqlite" ? database.file : undefined;
  // SQLite creates a missing file: a mistyped name would look like a site without submissions.
  if (file && !mayCreate && !existsSync(file)) {
    throw new MissingDatabase(
      `There is no database at ${file}. DATABASE_URL names another, or the site has not started yet.`,
    );
  }
  try {
    return openEngine(database, noLog);
  } catch (error) {
    throw new DeskProblem(`${file} cannot be used as a database: ${causeOf(error)}.`);
  }
}

async function prepare({ store, isTemporary }: OpenStore): Promise<void> {
  try {
    await store.prepare();
  } catch (error) {
    if (!isTemporary(error)) throw error;
    throw new DeskProblem(`The database cannot be reached: ${causeOf(error)}.`);
  }
}
