import type { Engine } from "#server/store/engines/engine.ts";

import { hasPostgres, temporaryPostgres } from "./temporary-postgres.ts";
import { temporarySqlite } from "./temporary-store.ts";

/** Each engine that is available, by name; an empty database is created per call. */
export const temporaryEngines: readonly [string, () => Engine | Promise<Engine>][] = [
  ["SQLite", temporarySqlite],
  ...(hasPostgres
    ? [["PostgreSQL", temporaryPostgres] satisfies [string, () => Promise<Engine>]]
    : []),
];
