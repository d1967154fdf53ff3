import { PostgresDialect } from "kysely";
import { type CustomTypesConfig, DatabaseError, Pool, types } from "pg";

import { type Engine, UnsafeDatabaseError } from "./engine.ts";

/** How this program's connections are known to the database. */
const APPLICATION = "banderas-tefl";
/** Connections of one server: one writes submissions, the others claim, settle and count. */
const CONNECTIONS = 10;
/** How long to wait for a connection or an answer, in milliseconds: a visitor is waiting too. */
const LONGEST_WAIT = 5000;

/** PostgreSQL gives 64-bit numbers as text; ours are times in milliseconds and counts. */
const numbersAsNumbers: CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
};

/** The pool is for what speaks PostgreSQL itself: the counting of submissions per address. */
export interface PostgresEngine extends Engine {
  name: "postgres";
  pool: Pool;
}

/**
 * PostgreSQL, which several servers can share. Connects when it is first used.
 * @param onConnectionLost told when a connection that nobody uses breaks: without listeners, a
 *   restart of PostgreSQL would end this process
 */
export function postgresEngine(
  url: string,
  onConnectionLost: (error: Error) => void,
): PostgresEngine {
  const pool = new Pool({
    connectionString: url,
    types: numbersAsNumbers,
    max: CONNECTIONS,
    connectionTimeoutMillis: LONGEST_WAIT,
    query_timeout: LONGEST_WAIT,
    keepAlive: true,
    application_name: APPLICATION,
  });
  pool.on("error", onConnectionLost);
  // The pool listens to idle connections only; one that breaks in use tells its query as well.
  pool.on("connect", (connection) => connection.on("error", () => {}));
  return {
    name: "postgres",
    pool,
    dialect: new PostgresDialect({ pool }),
    isAway,
    // Its own vacuum does so, in its own time.
    forgetDeleted: async () => true,
    isAboutData,
    async checkSafety() {
      const { rows } = await pool.query<{ name: string; setting: string }>(
        `select name, setting from pg_settings
         where name in ('fsync', 'synchronous_commit', 'server_encoding')`,
      );
      const off = rows.filter(({ setting }) => setting === "off").map(({ name }) => name);
      if (off.length > 0) {
        throw new UnsafeDatabaseError(
          `PostgreSQL runs with ${off.join(" and ")} off: it would lose accepted applications ` +
            "when the machine loses its power. Switch this on and start again.",
        );
      }
      const encoding = rows.find(({ name }) => name === "server_encoding")?.setting;
      if (encoding !== "UTF8") {
        throw new UnsafeDatabaseError(
          `This database's encoding is ${encoding}: it refuses names such as Łukasz. Make one ` +
            "with “create database site template template0 encoding 'UTF8'” and start again.",
        );
      }
    },
  };
}

/** How many connections the sites, and desks, have to the database beside this one's. */
export async function serversOn({ pool }: Pick<PostgresEngine, "pool">): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [APPLICATION],
  );
  return rows[0]?.count ?? 0;
}

/**
 * By class of SQLSTATE: 08 connection, 53 out of resources, 57 shutting down or starting up. An
 * error without one comes from the network.
 */
function isAway(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return !(error instanceof UnsafeDatabaseError);
  return /^(08|53|57)/.test(error.code ?? "");
}

/** Classes 22 (data), 23 (constraint) and 54 (too large for a column or an index). */
function isAboutData(error: unknown): boolean {
  return error instanceof DatabaseError && /^(22|23|54)/.test(error.code ?? "");
}
