import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";

import { sqliteDatabase } from "../support/databases/databases.ts";
import { sendSteadily } from "../support/processes/load-writers.ts";
import { startProgram } from "../support/processes/start-program.ts";

/** Simulates systemd: keeps the socket open, and starts the site on it again after its exit. */
const HOLDER = `
for start in 1 2; do
  sh -c 'echo "{\\"msg\\":\\"Process $$\\"}"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" server/main.ts' "$0"
done`;

/** Opens a listening socket and returns its file descriptor. */
async function openSocket() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  // Node has no public API for the file descriptor.
  const { fd } = z.object({ fd: z.number() }).parse(Reflect.get(server, "_handle"));
  return { fd, close: () => server.close() };
}

test("while the site restarts on a socket that systemd keeps open, every submission is accepted", async () => {
  const { url: database } = await sqliteDatabase();
  const socket = await openSocket();
  const processes: number[] = [];
  const addresses: string[] = [];
  const env = {
    ...process.env,
    DATABASE_URL: database,
    SMTP_URL: "smtp://127.0.0.1:9",
    RATE_LIMIT: "1000000",
    TRUST_PROXY: "1",
  };
  const holder = await startProgram(
    "sh",
    ["-c", HOLDER, process.execPath],
    /"msg":"Site: /,
    { stdio: ["ignore", "pipe", "inherit", socket.fd], env },
    (line) => {
      const [, started, address] = /"msg":"(?:Process (\d+)|Site: ([^"]+))"/.exec(line) ?? [];
      if (started) processes.push(Number(started));
      if (address) addresses.push(address);
    },
  );
  socket.close();
  const stop = () => process.kill(processes.at(-1) ?? 0, "SIGTERM");
  onTestFinished(async () => {
    const ended = once(holder.child, "exit");
    stop();
    await ended;
  });
  const answers: (number | undefined)[] = [];
  let isOver = false;
  const visitors = sendSteadily({
    visitorsAtOnce: 10,
    siteFor: () => addresses[0] ?? "",
    isOver: () => isOver,
    onResponse: (status) => answers.push(status),
  });
  await vi.waitUntil(() => answers.length > 100, 60_000);
  stop();
  await vi.waitUntil(() => addresses.length === 2, 60_000);
  const before = answers.length;
  await vi.waitUntil(() => answers.length > before + 100, 60_000);
  isOver = true;

  await visitors;
  expect(new Set(answers)).toEqual(new Set([202]));
});
