import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

import { sqliteDatabase } from "../support/databases/databases.ts";
import { runSite } from "../support/processes/site-process.ts";

test("a form that is on its way when the site is told to stop, and told again, is stored", async () => {
  const { url: database, store } = await sqliteDatabase();
  const site = await runSite({ DATABASE_URL: database });
  const port = Number(new URL(site.url).port);
  const body = "email=mina%40example.com&message=Hello";
  const socket = connect(port, "localhost");
  socket.write(
    `POST / HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nExpect: 100-continue\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await once(socket, "data");

  const ended = site.end("SIGTERM");
  const isListening = () =>
    fetch(site.url).then(
      () => true,
      () => false,
    );
  await expect.poll(isListening).toBe(false);
  process.kill(site.pid, "SIGTERM");
  process.kill(site.pid, "SIGINT");
  await expect(fetch(site.url)).rejects.toThrow("fetch failed");
  const answer = text(socket);
  socket.write(body);
  expect(await answer).toMatch(/^HTTP\/1.1 303 /);
  expect(await ended).toBe(0);
  expect(await store.admin.count({})).toBe(1);
});
