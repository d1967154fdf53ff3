import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";

import { QUERY_TIMEOUT } from "../store/engines/engine.ts";
import { close, CLOSE_TIMEOUT, createHttpServer, listen } from "./http-server.ts";

test("at the connection limit, an idle connection is closed in favour of a new one, but a busy one is not", async () => {
  const server = createHttpServer(1);
  const isAnswering = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  server.on("request", async ({ url }, response) => {
    if (url === "/busy") {
      isAnswering.resolve();
      await mayAnswer.promise;
    }
    response.end("answered");
  });
  onTestFinished(() => close(server));
  const address = await listen(server, "PORT", { port: 0, host: "127.0.0.1" });
  const connection = new Agent({ keepAlive: true });
  onTestFinished(() => connection.destroy());
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get(`${address}${path}`, { agent: connection }, async (response) => {
        resolve(await text(response));
      }).on("error", reject);
    });

  const busy = ask("/busy");
  await isAnswering.promise;
  await expect(fetch(address)).rejects.toThrow("fetch failed");
  mayAnswer.resolve();
  expect(await busy).toBe("answered");
  // The first request is refused, but makes the server close the idle connection, so that the next
  // request is accepted.
  await expect
    .poll(() =>
      fetch(address).then(
        (response) => response.text(),
        () => "refused",
      ),
    )
    .toBe("answered");
});

test("a closing server does not wait for clients that have sent nothing or only part of a request", async () => {
  for (const beginning of [
    "",
    "GET / HTTP/1.1\r\nHost: ",
    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
  ]) {
    const server = createHttpServer();
    server.on("request", (request, response) => {
      request.resume().once("end", () => response.end("answered"));
    });
    const address = new URL(await listen(server, "PORT", { port: 0, host: "127.0.0.1" }));
    const accepted = once(server, "connection");
    const socket = connect(Number(address.port), "127.0.0.1");
    socket.on("error", () => {});
    await accepted;
    socket.write(beginning);
    // Once the server answers on another connection, it has read the bytes written above.
    expect(await (await fetch(address)).text()).toBe("answered");
    await close(server, 100);
  }
});

test("a closing server waits longer for a request than that can wait for the database", () => {
  expect(CLOSE_TIMEOUT).toBeGreaterThan(QUERY_TIMEOUT);
});

test("a port that the system keeps is refused with a sentence that names another", async () => {
  const server = createHttpServer();
  vi.spyOn(server, "listen").mockImplementation(() => {
    server.emit("error", Object.assign(new Error("listen EACCES"), { code: "EACCES" }));
    return server;
  });
  const listening = listen(server, "STUDIO_PORT", { port: 1090, host: "127.0.0.1" });
  await expect(listening).rejects.toThrow(/port 1090\..*Hyper-V.*: STUDIO_PORT=2090$/);
});
