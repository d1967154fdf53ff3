import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";

import { silentLog } from "#tests/support/server/silent-log.ts";
import { close, listen } from "../../server/core/http-server.ts";
import { createPrivateServer } from "../../server/http/loopback-guard.ts";
import { LARGEST_FILE } from "../contract/pictures.ts";
import { createDoor } from "./door/door-routes.ts";
import type { SignIn } from "./door/sign-in.ts";
import { createStudioApp, STUDIO_CONNECTIONS, STUDIO_TIMEOUTS } from "./studio-app.ts";

/** Starts the studio as a stranger finds it; returns a function that sends a request in part. */
async function startForStrangers() {
  const signIn: Pick<SignIn, "ask" | "session"> = {
    ask: async () => {},
    session: async () => undefined,
  };
  const nothing = new Hono();
  const app = createStudioApp({
    guard: (_c, next) => next(),
    publicFiles: nothing,
    // The other functions are not called.
    door: createDoor({
      signIn: signIn as SignIn,
      clientAddress: (c) => c.req.header("X-Client") ?? "",
    }),
    previewFiles: nothing,
    refresh: async () => {},
    routes: [],
    render: async () => new Response("inside"),
    log: silentLog,
  });
  const server = createPrivateServer(app, STUDIO_TIMEOUTS, STUDIO_CONNECTIONS);
  onTestFinished(() => close(server, 0));
  const { port } = new URL(await listen(server, "STUDIO_PORT", { port: 0, host: "127.0.0.1" }));
  return async (path: string, head: string, body: string) => {
    const socket = connect(Number(port), "127.0.0.1");
    const answer = text(socket).catch(String);
    const received = once(server, "request");
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n${body}`);
    await received;
    return { answer };
  };
}

test("the largest photograph can be sent over a line of 400 kbit/s, through Caddy, too", () => {
  const seconds = (LARGEST_FILE * 8) / 400_000;
  const { requestTimeout } = createPrivateServer(new Hono(), STUDIO_TIMEOUTS);
  expect(requestTimeout / 1000).toBeGreaterThan(seconds);
  for (const file of ["deploy/one/proxy/Caddyfile", "deploy/many/Caddyfile"]) {
    const [, minutes] = /read_body (\d+)m$/m.exec(readFileSync(file, "utf8")) ?? [];
    expect(Number(minutes) * 60, file).toBeGreaterThan(seconds);
  }
});

test("a form of the sign-in that does not arrive within half a minute is no longer waited for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const send = await startForStrangers();
  const { answer } = await send("/sign-in/ask", "Content-Length: 9", "half");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test("a stranger is refused before a body is read, of unknown length, too", async () => {
  const send = await startForStrangers();
  for (const head of ["Transfer-Encoding: chunked", "Content-Length: 40000000"]) {
    const { answer } = await send("/people", head, "5\r\nhello\r\n");
    expect(await answer, head).toMatch(/^HTTP\/1\.1 401 /);
  }
  const { answer } = await send("/sign-in/ask", "Content-Length: 5000", "email=");
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
});

test("half-sent forms of one address keep nobody else from signing in", async () => {
  const send = await startForStrangers();
  for (let number = 0; number < 120; number += 1) {
    await send("/sign-in/ask", "X-Client: 203.0.113.9\r\nContent-Length: 99", "email=");
  }
  const head = "X-Client: 198.51.100.7\r\nConnection: close\r\nContent-Length: 19";
  const { answer } = await send("/sign-in/ask", head, "email=a@example.com");
  expect(await answer).toMatch(/^HTTP\/1\.1 303 /);
  const further = "X-Client: 203.0.113.9\r\nConnection: close\r\nContent-Length: 99";
  const refused = await send("/sign-in/ask", further, "email=");
  expect(await refused.answer).toMatch(/^HTTP\/1\.1 503 /);
});
