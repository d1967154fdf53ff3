import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  type SqliteStatement,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

import { QUERY_TIMEOUT } from "./engine.ts";

const FIRST_DELAY = 5;
const LONGEST_DELAY = 50;
/** Statements that need the write lock: only their success shows that the lock is free. */
const WRITE = /^(begin|insert|update|delete|with)\b/i;

/**
 * Kysely's dialect for SQLite on a database of node:sqlite, which waits without blocking the event
 * loop while another process holds the lock.
 * @param open returns the open database, or throws while it cannot be used
 */
export function sqliteDialect(open: () => DatabaseSync): Dialect {
  return {
    createDriver: () => new ImmediateSqliteDriver(open),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  };
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #open: () => DatabaseSync;
  #connection: DatabaseConnection | undefined;

  constructor(open: () => DatabaseSync) {
    super({ database: async () => kyselyDatabase(open()) });
    this.#open = open;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new WaitingConnection(await super.acquireConnection(), this.#open);
    return this.#connection;
  }

  /** Takes the write lock at the start: upgrading a read lock fails if another process wrote. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full disk ends the transaction: rolling it back again would throw and hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#open().isTransaction) await super.rollbackTransaction(connection);
  }
}

/**
 * Retries locked queries with pauses, because SQLite's busy timeout would block the event loop.
 * After one query has timed out, further ones fail at once until one succeeds.
 */
class WaitingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #open: () => DatabaseSync;
  #busySince: number | undefined;

  constructor(connection: DatabaseConnection, open: () => DatabaseSync) {
    this.#connection = connection;
    this.#open = open;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#open();
    for (let delay = FIRST_DELAY; ; delay = Math.min(delay * 2, LONGEST_DELAY)) {
      try {
        const result = await this.#connection.executeQuery<Row>(query);
        if (WRITE.test(query.sql)) this.#busySince = undefined;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        this.#busySince ??= performance.now();
        if (performance.now() - this.#busySince > QUERY_TIMEOUT) throw error;
      }
      await setTimeout(delay);
    }
  }

  streamQuery<Row>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, chunkSize);
  }
}

/** SQLite can roll back schema changes, although Kysely's adapter denies it. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Limit of cached prepared statements: inserting submissions takes one for each batch size. */
const MOST_STATEMENTS = 500;

/** Adapts node:sqlite to the interface of better-sqlite3, which Kysely expects. */
function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = database.prepare(sql);
      // Kysely's types are wider: its compiler produces only values that SQLite can bind.
      const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      const adapted: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bound(parameters)),
        run: (parameters) => statement.run(...bound(parameters)),
        // A statement of its own, because another execution would end the iteration.
        iterate: (parameters) => database.prepare(sql).iterate(...bound(parameters)),
      };
      if (prepared.size >= MOST_STATEMENTS) prepared.clear();
      prepared.set(sql, adapted);
      return adapted;
    },
  };
}

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const BUSY = 5;
const LOCKED = 6;
const IO_ERROR = 10;
const FULL = 13;
const CANNOT_OPEN = 14;
const TOO_BIG = 18;
const CONSTRAINT = 19;
const MISMATCH = 20;

/** Whether another process holds the lock. */
export function isBusy(error: unknown): boolean {
  return [BUSY, LOCKED].includes(resultCode(error));
}

/** Whether the database is locked or the disk is full: a later attempt may succeed. */
export function isTemporary(error: unknown): boolean {
  return isBusy(error) || [IO_ERROR, FULL].includes(resultCode(error));
}

/** Whether the file, or one beside it, could not be opened: the disk may have no room for a name. */
export function isUnopened(error: unknown): boolean {
  return resultCode(error) === CANNOT_OPEN;
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
