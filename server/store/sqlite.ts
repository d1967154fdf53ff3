import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type Dialect, SqliteDialect } from "kysely";

/**
 * SQLite in one file. `synchronous=full` flushes every commit: an accepted submission survives
 * the machine losing its power, which `normal` does not promise in WAL mode.
 */
export function sqliteDialect(file: string): Dialect {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma busy_timeout = 5000;
  `);
  return new SqliteDialect({
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
