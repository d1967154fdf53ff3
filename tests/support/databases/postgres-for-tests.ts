import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { Client } from "pg";
import type { TestProject } from "vitest/node";

import { createStore } from "#server/store/create-store.ts";
import { postgresEngine } from "#server/store/engines/postgres.ts";
import { ensurePrograms, warnOfMissing } from "#tools/programs/ensure-programs.ts";
import { postgresql } from "#tools/programs/programs.ts";
import { PREPARED, startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A database server that all tests share; undefined if PostgreSQL is not installed. */
    postgresUrl: string | undefined;
  }
}

/** Starts one PostgreSQL server for the whole test run, if it is installed. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  warnOfMissing(ensurePrograms([postgresql]));
  const programs = postgresql.find();
  const server = programs ? await startPostgres(programs, [], dataParent()) : undefined;
  if (server) await makeTables(server.url);
  project.provide("postgresUrl", server?.url("postgres"));
  return async () => server?.remove();
}

/** Makes a database that most tests copy: making the tables would take most of their time. */
async function makeTables(url: (database: string) => string): Promise<void> {
  const client = new Client(url("postgres"));
  await client.connect();
  await client.query(`create database ${PREPARED}`);
  await client.end();
  const store = createStore(postgresEngine(url(PREPARED), () => {}));
  await store.prepare();
  await store.close();
}

const MEMORY = "/dev/shm";

/** /dev/shm (in memory) if it has 2 GB: deleting so many databases from a disk is slow. */
function dataParent(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > 2e9 ? MEMORY : tmpdir();
}
