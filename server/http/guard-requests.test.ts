import { once } from "node:events";
import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";

import { close, createHttpServer, listen } from "../core/http-server.ts";
import { answerParserErrors, guardRequests } from "./guard-requests.ts";

async function server(listener: RequestListener = (_request, response) => response.end("taken")) {
  const statuses: number[] = [];
  const count = (status: number) => void statuses.push(status);
  const http = createHttpServer(10, { headers: 200, request: 200, check: 20, idle: 1000 });
  http.on("request", guardRequests(listener, count));
  answerParserErrors(http, count);
  onTestFinished(() => close(http));
  const url = await listen(http, "PORT", { port: 0, host: "127.0.0.1" });
  const open = () => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => {});
    return socket;
  };
  /** Sends the bytes, and returns what the server sends until it closes the connection. */
  const exchange = async (bytes: string) => {
    const socket = open();
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.write(bytes);
    await once(socket, "close");
    return answer;
  };
  return { exchange, open, statuses };
}

const HOST = "Host: a\r\n";

const refusedRequests = [
  ["a password in its URL", `GET http://u:p@a/ HTTP/1.1\r\n${HOST}\r\n`, 400],
  ["the URL of another server", `GET http://b/ HTTP/1.1\r\n${HOST}\r\n`, 400],
  ["two Host headers", `GET / HTTP/1.1\r\n${HOST}host: b\r\n\r\n`, 400],
  ["two hosts in one header", "GET / HTTP/1.1\r\nHost: a, b\r\n\r\n", 400],
  ["an empty Host header", "GET / HTTP/1.1\r\nHost:\r\n\r\n", 400],
  ["a Host header with an impossible port", "GET / HTTP/1.1\r\nHost: a:99999\r\n\r\n", 400],
  ["no Host header", "GET / HTTP/1.1\r\n\r\n", 400],
  ["chunks in HTTP/1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400],
  ["a URL of 5 KB", `GET /${"a".repeat(5000)} HTTP/1.1\r\n${HOST}\r\n`, 414],
  ["headers of 20 KB", `GET / HTTP/1.1\r\n${HOST}A: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  ["an unknown Expect header", `GET / HTTP/1.1\r\n${HOST}Expect: wonders\r\n\r\n`, 417],
  ["bytes that are not HTTP", "hello\r\n\r\n", 400],
  ["headers that never end", `POST / HTTP/1.1\r\n${HOST}A: `, 408],
  ["a body that never ends", `POST / HTTP/1.1\r\n${HOST}Content-Length: 9\r\n\r\nhalf`, 408],
] as const;

test("a malformed, oversized or unfinished request is refused, with the security headers", async () => {
  const { exchange, statuses } = await server((request, response) =>
    request.resume().on("end", () => response.end("taken")),
  );
  for (const [what, bytes, status] of refusedRequests) {
    const answer = await exchange(bytes);
    expect(answer, what).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer, what).toContain("X-Content-Type-Options: nosniff");
    expect(statuses.splice(0), what).toEqual([status]);
  }
});

test("pipelined requests are handled one at a time, in order", async () => {
  let atOnce = 0;
  let most = 0;
  const { exchange } = await server((request, response) => {
    most = Math.max(most, ++atOnce);
    setImmediate(() => {
      atOnce -= 1;
      response.end(request.url);
    });
  });
  const requests = ["/p1", "/p2", "/p3"].map((path) => `GET ${path} HTTP/1.1\r\n${HOST}\r\n`);
  const answer = await exchange(
    `${requests.join("")}GET /p4 HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  );
  expect(answer.match(/p\d/g)).toEqual(["p1", "p2", "p3", "p4"]);
  expect(most).toBe(1);
});

test("a client that pipelines 1000 requests without reading responses is disconnected after at most two were handled", async () => {
  const taken = vi.fn<() => void>();
  const { open } = await server((_request, response) => {
    taken();
    response.end("x".repeat(4_000_000));
  });
  const socket = open().pause();
  socket.write(`GET / HTTP/1.1\r\n${HOST}\r\n`.repeat(1000));
  const closed = once(socket.resume(), "close");
  await closed;
  expect(taken.mock.calls.length).toBeLessThanOrEqual(2);
});
