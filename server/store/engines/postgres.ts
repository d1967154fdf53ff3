import { PostgresDialect, PostgresDriver, type TransactionSettings } from "kysely";
import { type CustomTypesConfig, DatabaseError, Pool, types } from "pg";

import { isLoopback } from "#content/school/public-site.ts";
import { SentenceError } from "#content/sentence-error.ts";
import { type Engine, QUERY_TIMEOUT } from "./engine.ts";

/** Identifies this program's connections in pg_stat_activity. */
const APPLICATION = "banderas-tefl";
/** Connections per process: one for recording submissions, the others for the outbox and counts. */
const CONNECTIONS = 10;

/** Parses 64-bit integers, which pg returns as text: they are times in milliseconds and counts. */
const numbersAsNumbers: CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
};

/** The pool is for `serversOn`. */
interface PostgresEngine extends Engine {
  migrationDialect: () => PostgresDialect;
  pool: Pool;
}

/**
 * PostgreSQL, which several servers can share. Connects on first use.
 * @param onConnectionLost called when an idle connection breaks; without an error listener, a
 *   restart of PostgreSQL would terminate this process
 */
export function postgresEngine(
  url: string,
  onConnectionLost: (error: Error) => void,
): PostgresEngine {
  const createPool = (timeout: { query_timeout?: number }): Pool => {
    const created = new Pool({
      connectionString: url,
      // Personal data leaves this machine encrypted, unless the URL says otherwise by its sslmode.
      ...(needsTls(url) && { ssl: { rejectUnauthorized: true } }),
      types: numbersAsNumbers,
      max: CONNECTIONS,
      connectionTimeoutMillis: QUERY_TIMEOUT,
      ...timeout,
      keepAlive: true,
      application_name: APPLICATION,
      // Compiling the list of people would take a second, and running it takes a tenth.
      onConnect: (connection) => connection.query("set jit = off"),
    });
    created.on("error", onConnectionLost);
    // The pool handles errors of idle connections only; those of busy ones reject their query.
    created.on("connect", (connection) => connection.on("error", () => {}));
    return created;
  };
  const pool = createPool({ query_timeout: QUERY_TIMEOUT });
  return {
    name: "postgres",
    pool,
    dialect: Object.assign(new PostgresDialect({ pool }), {
      createDriver: () => new DiscardingDriver({ pool }),
    }),
    migrationDialect: () => new PostgresDialect({ pool: createPool({}) }),
    isTemporary,
    // PostgreSQL's autovacuum removes deleted rows.
    forgetDeleted: async () => true,
    isAboutData,
    async checkSafety() {
      const { rows } = await pool.query<{ name: string; setting: string }>(
        `select name, setting from pg_settings
         where name in ('fsync', 'synchronous_commit', 'server_encoding')`,
      );
      const off = rows.filter(({ setting }) => setting === "off").map(({ name }) => name);
      if (off.length > 0) {
        throw new SentenceError(
          `PostgreSQL runs with ${off.join(" and ")} off: it would lose accepted applications ` +
            "when the machine loses its power. Switch this on and start again.",
        );
      }
      const encoding = rows.find(({ name }) => name === "server_encoding")?.setting;
      if (encoding !== "UTF8") {
        throw new SentenceError(
          `This database's encoding is ${encoding}: it refuses names such as Łukasz. Make one ` +
            "with “create database site template template0 encoding 'UTF8'” and start again.",
        );
      }
    },
  };
}

type Connection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

/** Kysely's driver, which also closes connections whose `begin` got no answer in time. */
class DiscardingDriver extends PostgresDriver {
  /** Kysely rolls back only what has begun: a late `begin` would take in what others write. */
  override async beginTransaction(connection: Connection, settings: TransactionSettings) {
    try {
      await super.beginTransaction(connection, settings);
    } catch (error) {
      // The first error says more; a connection that cannot roll back is closed on release.
      await super.rollbackTransaction(connection).catch(() => {});
      throw error;
    }
  }
}

/** Counts the other connections of this program (the site or the desk CLI) to this database. */
export async function serversOn({ pool }: Pick<PostgresEngine, "pool">): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [APPLICATION],
  );
  return rows[0]?.count ?? 0;
}

/**
 * SQLSTATE classes: 08 connection, 53 out of resources, 57 shutting down or starting up. Errors
 * without SQLSTATE come from the network.
 */
function isTemporary(error: unknown): boolean {
  if (error instanceof SentenceError || error instanceof TypeError) return false;
  if (!(error instanceof DatabaseError)) return true;
  return /^(08|53|57)/.test(error.code ?? "");
}

/** SQLSTATE classes: 22 data, 23 constraint, 54 too large for a column or an index. */
function isAboutData(error: unknown): boolean {
  return error instanceof DatabaseError && /^(22|23|54)/.test(error.code ?? "");
}

/** Whether the server is on another machine, and its URL does not say how to encrypt. */
export function needsTls(url: string): boolean {
  const parsed = URL.parse(url);
  // A URL without a host is that of a socket of this machine.
  if (!parsed?.hostname || parsed.searchParams.has("host")) return false;
  return !isLoopback(parsed) && !parsed.searchParams.has("sslmode");
}
