/*
 * A day of 100,800 applications in simulated time, with all that goes wrong in a bad one: the mail
 * provider away for two hours, a full disk or a database that fails over, three upgrades and twenty
 * publishes, each of which renders every page. Prints what was lost, late and doubled, and what the
 * log said. Needs a build and root on Linux (a small disk is mounted); on SQLite, and on PostgreSQL if
 * it is installed. Some minutes each.
 *
 * usage: node bench/day/simulate-day.ts [applications a minute]
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";

import { postgresEngine } from "#server/store/engines/postgres.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";

import { startPostgres } from "../../tests/support/databases/postgres-server.ts";
import { postgresqlPrograms } from "../../tools/programs/postgresql.ts";
import { FOLDER, simulateDay, type Trouble } from "./bad-day.ts";

/** A disk that something else fills for ten minutes. */
const fullDisk: Trouble = {
  name: "full disk",
  async begin() {
    spawnSync("dd", ["if=/dev/zero", `of=${FOLDER}/filler`, "bs=4096"], { stdio: "ignore" });
  },
  async end() {
    rmSync(`${FOLDER}/filler`);
  },
};

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=500m", "tmpfs", FOLDER]);
if (mounted.status !== 0) throw new Error(`No small disk: ${mounted.stderr}`);
const file = `${FOLDER}/site.db`;
try {
  const sqlite = await simulateDay({ engine: "sqlite", file }, () => sqliteEngine(file), fullDisk);
  console.log("SQLite", sqlite);
} finally {
  spawnSync("umount", ["--lazy", FOLDER]);
}
const programs = postgresqlPrograms();
if (programs) {
  const server = await startPostgres(programs);
  const failover: Trouble = { name: "failover", begin: server.kill, end: server.start };
  const url = server.url("postgres");
  const open = () => postgresEngine(url, () => {});
  console.log("PostgreSQL", await simulateDay({ engine: "postgres", url }, open, failover));
  await server.remove();
}
rmSync(FOLDER, { recursive: true });
