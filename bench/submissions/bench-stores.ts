import { existsSync, mkdirSync, rmSync } from "node:fs";

import { installPackages } from "../../tools/programs/debian.ts";
import { postgresqlPrograms } from "../../tools/programs/postgresql.ts";
import { startPostgres } from "../../tests/support/databases/postgres-server.ts";
import { benchAcceptance } from "./acceptance.ts";

// On the disk, which is measured; a temporary folder may be in memory (tmpfs).
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
rmSync(FOLDER, { recursive: true });
