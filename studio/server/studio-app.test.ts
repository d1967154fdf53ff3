import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";

import { close, listen } from "../../server/core/http-server.ts";
import { createPrivateServer } from "../../server/http/loopback-guard.ts";
import { LARGEST_FILE } from "../contract/pictures.ts";
import { limitForm } from "./door/door-routes.ts";
import { STUDIO_TIMEOUTS } from "./studio-app.ts";

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
  const door = new Hono().post("/sign-in/ask", limitForm, async (c) => c.text(await c.req.text()));
  const server = createPrivateServer(door, STUDIO_TIMEOUTS);
  onTestFinished(() => close(server));
  const { port } = new URL(await listen(server, "STUDIO_PORT", { port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(port), "127.0.0.1");
  const answer = text(socket);
  const received = once(server, "request");
  socket.write("POST /sign-in/ask HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf");
  await received;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});
