import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";

import { QUERY_TIMEOUT } from "../store/engines/engine.ts";
import { close, CLOSE_TIMEOUT, createHttpServer, listen } from "./http-server.ts";

async function impatientServer(): Promise<number> {
  const server = createHttpServer(10, {
    headers: 200,
    request: 400,
    check: 20,
    idle: 1000,
  });
  server.on("request", (_request, response) => response.end("answered"));
  onTestFinished(() => close(server));
  return Number(new URL(await listen(server, "PORT", { port: 0, host: "127.0.0.1" })).port);
}

test("a client that never finishes its headers or its body gets 408 and is disconnected", async () => {
  const port = await impatientServer();
  const answers = ["X-Slow: ", "Content-Length: 100\r\n\r\n{"].map(async (unfinished) => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    // An idle timeout alone would never close a connection that sends a byte now and then.
    const drip = setInterval(() => socket.write(" "), 50);
    onTestFinished(() => clearInterval(drip));
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    // A byte sent after the server closed the connection causes ECONNRESET.
    socket.on("error", () => {});
    socket.write(`POST /api/mail/send HTTP/1.1\r\nHost: example.com\r\n${unfinished}`);
    await new Promise((resolve) => socket.once("close", resolve));
    return answer;
  });
  const timedOut: unknown = expect.stringContaining("408 Request Timeout");
  expect(await Promise.all(answers)).toEqual([timedOut, timedOut]);
});

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

test("a closing server finishes requests in flight and closes keep-alive connections", async () => {
  const server = createHttpServer();
  server.on("request", (_request, response) => response.end("answered"));
  const address = await listen(server, "PORT", { port: 0, host: "127.0.0.1" });
  const { headers } = await fetch(address);
  expect(headers.get("Connection")).toBe("keep-alive");

  const isAnswering = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  server.removeAllListeners("request").on("request", async (_request, response) => {
    isAnswering.resolve();
    await mayAnswer.promise;
    response.end("answered");
  });
  const inFlight = fetch(address);
  await isAnswering.promise;
  const closed = close(server);
  mayAnswer.resolve();
  expect(await (await inFlight).text()).toBe("answered");
  await closed;
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
