import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

import { runSite } from "../support/processes/site-process.ts";
import { sqliteDatabase } from "../support/databases/databases.ts";

test("a site keeps its files to itself, logs no hang-up as an error, and stores a form that is on its way when it is told to stop, and told again", async () => {
  const { url: database, store } = await sqliteDatabase();
  const site = await runSite({ DATABASE_URL: database, LOG_LEVEL: "debug" });
  onTestFinished(async () => void (await site.end("SIGKILL")));
  const isLinux = process.platform === "linux";
  const status = isLinux ? readFileSync(`/proc/${site.pid}/status`, "utf8") : "Umask:\t0077";
  expect(status).toMatch(/^Umask:\s+0077$/m);

  /** Begins a post, whose body the site then waits for. */
  async function begin(path: string, type: string, length: number) {
    const socket = connect(Number(new URL(site.url).port), "localhost");
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n` +
        `Expect: 100-continue\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
    );
    // “100 Continue”; the server notices a reset only once it reads the body.
    await once(socket, "data");
    return socket;
  }
  const form = "application/x-www-form-urlencoded";

  const hungUp = () => site.console.filter((line) => line === "A client hung up").length;
  for (const [index, [path, type, begun]] of [
    ["/", form, "email=mina"],
    ["/api/mail/send", "application/json", '{"subject":'],
  ].entries()) {
    const socket = await begin(String(path), String(type), 100);
    socket.write(String(begun), () => socket.resetAndDestroy());
    await expect.poll(hungUp).toBe(index + 1);
  }
  expect(site.console).not.toContain("Answered");

  const body = "email=mina%40example.com&message=Hello";
  const socket = await begin("/", form, body.length);
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
