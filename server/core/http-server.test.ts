import { once } from "node:events";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";

import { QUERY_TIMEOUT } from "../store/engines/engine.ts";
import { close, CLOSE_TIMEOUT, createHttpServer, listen } from "./http-server.ts";

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
