import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";

import type { Engine } from "./engine.ts";

export interface SqliteEngine extends Engine {
  name: "sqlite";
}

/** How long a write waits for another process (the desk, a backup) that is writing. */
const LONGEST_WAIT = 5000;

/**
 * SQLite in one file. `synchronous=full` flushes every commit: an accepted submission survives
 * the machine losing its power, which `normal` does not promise in WAL mode. `secure_delete`
 * overwrites with zeros what is deleted: who asks to be erased is.
 * @throws when the file cannot be opened
 */
export function sqliteEngine(file: string): SqliteEngine {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: LONGEST_WAIT });
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
  `);
  return {
    name: "sqlite",
    dialect: sqliteDialect(database),
    checkDurability: async () => {},
    // The log of recent writes holds pages as they were until it is emptied.
    forgetDeleted: async () =>
      database.prepare("pragma wal_checkpoint(truncate)").get()?.["busy"] === 0,
    isAway: () => false,
  };
}

/** Speaks to a database that is open already. */
export function sqliteDialect(database: DatabaseSync): SqliteDialect {
  return new ImmediateSqliteDialect({
    database: {
      close: () => database.close(),
      prepare: (sql) => {
        const statement = database.prepare(sql);
        // Kysely passes the parameters as an array of what its own dialect compiled.
        const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...bound(parameters)),
          run: (parameters) => statement.run(...bound(parameters)),
          iterate: (parameters) => statement.iterate(...bound(parameters)),
        };
      },
    },
  });
}

/**
 * Takes the write lock as a transaction begins. One that only reads at first would fail at its
 * first write, without any waiting, if another process wrote in between (SQLITE_BUSY_SNAPSHOT).
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ImmediateSqliteDriver(this.#config);
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

/** Changes of tables can be rolled back in SQLite; Kysely only does not count on it. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}
