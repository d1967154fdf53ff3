import { connect, createServer, type Socket } from "node:net";
import { pipeline } from "node:stream";
import { Kysely, sql } from "kysely";
import { Client } from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { SentenceError } from "#content/sentence-error.ts";
import { postgresql } from "#tools/programs/programs.ts";
import { fakeClock } from "#tests/support/server/fake-clock.ts";
import { startPostgres } from "#tests/support/databases/postgres-server.ts";
import { temporaryPostgresUrl } from "#tests/support/databases/temporary-postgres.ts";
import { listenOnFreePort } from "#tests/support/processes/free-port.ts";
import { newSubmission } from "#tests/support/server/sample-submission.ts";
import { silentLog } from "#tests/support/server/silent-log.ts";
import { temporaryStore } from "#tests/support/databases/temporary-store.ts";
import { createStore } from "../create-store.ts";
import { QUERY_TIMEOUT } from "./engine.ts";
import { needsTls, postgresEngine } from "./postgres.ts";
import { prepareStore } from "../../open-services.ts";

/** The lock that Kysely takes while it migrates. */
const MIGRATION_LOCK = "3853314791062309107";

const programs = postgresql.find() ?? "";

/** Another client of a database, and whether a lock is waited for there. */
async function beside(url: string) {
  const client = new Client(url);
  onTestFinished(() => client.end());
  await client.connect();
  const isWaiting = async () =>
    (await client.query("select 1 from pg_locks where not granted")).rows.length > 0;
  return { client, isWaiting };
}

test("the way to PostgreSQL on another machine is encrypted, unless its address says how it is", () => {
  for (const there of ["db.example.com", "10.0.0.4:5433", "user:secret@db"]) {
    expect(needsTls(`postgres://${there}/site`), there).toBe(true);
    expect(needsTls(`postgres://${there}/site?sslmode=disable`), there).toBe(false);
  }
  for (const here of ["localhost", "127.0.0.1:5433", "[::1]", "user:secret@localhost"]) {
    expect(needsTls(`postgres://${here}/site`), here).toBe(false);
  }
  expect(needsTls("postgres:///site?host=/run/postgresql")).toBe(false);
});

// The timeout is long because each test starts a database server.
describe.skipIf(!programs)("PostgreSQL", { timeout: 60_000 }, () => {
  test("is refused when it would not flush every commit to disk", async () => {
    const server = await startPostgres(programs, ["fsync=off"]);
    onTestFinished(server.remove);
    for (const [url, setting] of [
      [server.url("postgres"), "fsync"],
      [`${await temporaryPostgresUrl()}?options=-csynchronous_commit%3Doff`, "synchronous_commit"],
    ] as const) {
      const opened = temporaryStore(postgresEngine(url, () => {}));
      await expect(opened).rejects.toThrow(SentenceError);
      await expect(opened).rejects.toThrow(setting);
    }
  });

  test("a database whose encoding is not UTF-8 is refused, because it could not store every name", async () => {
    const url = await temporaryPostgresUrl();
    const { client } = await beside(url);
    await client.query("create database western template template0 encoding 'LATIN1' locale 'C'");
    const engine = postgresEngine(new URL("/western", url).href, () => {});
    await expect(temporaryStore(engine)).rejects.toThrow("This database's encoding is LATIN1");
  });

  test("connections are retried until the server can be reached", async () => {
    const server = await startPostgres(programs);
    onTestFinished(server.remove);
    await server.kill();
    const store = createStore(postgresEngine(server.url("postgres"), () => {}));
    onTestFinished(store.close);
    const clock = fakeClock();
    const away = Promise.withResolvers<void>();
    const prepared = prepareStore(store, { clock, log: silentLog, onAway: away.resolve });
    await away.promise;
    expect(await store.canWrite(clock.now())).toBe(false);
    await server.start();
    clock.pass(5000);
    await prepared;
    expect(await store.canWrite(clock.now())).toBe(true);
  });

  test("a migration may take longer than a visitor waits for the database", async () => {
    const url = await temporaryPostgresUrl();
    const { client: other, isWaiting } = await beside(url);
    // Another server migrates at the same time.
    await other.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const preparing = temporaryStore(postgresEngine(url, () => {}));
    await expect.poll(isWaiting).toBe(true);
    vi.advanceTimersByTime(2 * QUERY_TIMEOUT);
    await other.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    const store = await preparing;
    expect(await store.canWrite(Date.now())).toBe(true);
  });

  test("a receipt whose place another server takes meanwhile is not owed", async () => {
    const url = await temporaryPostgresUrl();
    const store = await temporaryStore(postgresEngine(url, () => {}));
    const { client: other, isWaiting } = await beside(url);
    const change = { form: "application", received_at: "2025-01-06T09:00:00.000Z" } as const;
    await other.query("begin");
    await other.query(`insert into outbox (id, state, kind, attempts, next_at, created_at, receipt_slot)
      values ('other', 'waiting', 'receipt', 0, 0, 0, '2025-01-06 1 mina@example.com')`);
    const recording = store.submissions.record(newSubmission("one", change));
    await expect.poll(isWaiting).toBe(true);
    await other.query("commit");
    expect(await recording).toMatchObject({ isNew: true, owesReceipt: false });
  });

  test("what is written after a network failure is committed, although a transaction began meanwhile", async () => {
    const url = await temporaryPostgresUrl();
    const network = await stallingNetwork(url);
    const { client: other } = await beside(url);
    await other.query("create table noted (word text)");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const database = new Kysely(postgresEngine(network.url, () => {}));
    onTestFinished(() => database.destroy());
    const note = (word: string) => sql`insert into noted values (${word})`;
    const noteInTransaction = (word: string) =>
      database.transaction().execute((transaction) => note(word).execute(transaction));
    await noteInTransaction("before");

    network.stall();
    const meanwhile = noteInTransaction("meanwhile");
    await Promise.all([
      expect(meanwhile).rejects.toThrow("timeout"),
      // One wait for the beginning, and one for the attempt to roll back.
      vi.advanceTimersByTimeAsync(2 * QUERY_TIMEOUT),
    ]);
    const written = note("after").execute(database);
    network.resume();
    await written;
    const { rows } = await other.query("select word from noted");
    expect(rows).toEqual([{ word: "before" }, { word: "after" }]);
  });

  test("causes an error at once when the configured database does not exist", async () => {
    const url = new URL("/no_such_database", await temporaryPostgresUrl());
    const store = createStore(postgresEngine(url.href, () => {}));
    onTestFinished(store.close);
    const prepared = prepareStore(store, { clock: fakeClock(), log: silentLog, onAway() {} });
    await expect(prepared).rejects.toThrow('database "no_such_database" does not exist');
  });
});

/** A way to PostgreSQL on which the bytes can be held back, in order. */
async function stallingNetwork(url: string) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(new URL(url).port), "127.0.0.1");
    // An end that closes closes the other one.
    pipeline(client, database, client, () => database.destroy());
    sockets.add(client);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: Object.assign(new URL(url), { port: await listenOnFreePort(server) }).href,
    stall: () => sockets.forEach((socket) => socket.pause()),
    resume: () => sockets.forEach((socket) => socket.resume()),
  };
}
