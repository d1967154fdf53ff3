import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";

/** Whether PostgreSQL is available; if not, the test run has printed a warning. */
export const hasPostgres = inject("postgresUrl") !== undefined;

/** Creates a database, empty or as its template, and returns its URL. The server is deleted after the run. */
export async function temporaryPostgresUrl(template = "template1"): Promise<string> {
  const server = inject("postgresUrl");
  if (!server) throw new Error("There is no PostgreSQL here.");
  const database = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client(server);
  await client.connect();
  await client.query(`create database ${database} template ${template}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: database }).href;
}
