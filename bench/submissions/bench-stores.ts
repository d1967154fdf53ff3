import { existsSync, mkdirSync, rmSync } from "node:fs";

import { installPackages } from "../../tools/programs/debian.ts";
import { postgresqlPrograms } from "../../tools/programs/postgresql.ts";
import { startPostgres } from "../../tests/support/databases/postgres-server.ts";
import { benchAcceptance } from "./acceptance.ts";
import { benchMemory } from "./memory.ts";
import { benchBacklog, benchStored } from "./scale.ts";

// Not a temporary folder, which may be in memory (tmpfs).
const FOLDER = "data/bench";

if (!existsSync("/usr/bin/wrk")) installPackages("wrk");
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

console.table([await benchAcceptance("SQLite", FOLDER)]);
const programs = postgresqlPrograms();
if (programs) {
  const server = await startPostgres(programs);
  console.table([await benchAcceptance("PostgreSQL", FOLDER, server.url("postgres"))]);
  await server.remove();
}
console.table(await benchBacklog(FOLDER, 1000, 100_000));
console.table(await benchStored(FOLDER, 10_000, 1_000_000));
console.table(await benchMemory(FOLDER, 1_000_000));
rmSync(FOLDER, { recursive: true });
