import type { Socket } from "node:net";

import { holdConnections, holdStreams, repeatRequest, type Target } from "./attack-connections.ts";

export interface Attack {
  name: string;
  /** Resolves once the attacker has closed all connections. */
  run: (target: Target) => Promise<void>;
}

const HEADERS = "Host: localhost\r\nAccept-Encoding: br\r\n";
/** The beginning of a body of the largest allowed size; the rest is never sent. */
const HALF_SENT = "x".repeat(64_500);
const LENGTH = 65_536;

const get = (path: string) => `GET ${path} HTTP/1.1\r\n${HEADERS}\r\n`;

/** @param size the header Content-Length, or “Transfer-Encoding: chunked” */
const post = (path: string, type: string, size: string) =>
  `POST ${path} HTTP/1.1\r\n${HEADERS}Content-Type: application/${type}\r\n${size}\r\n\r\n`;

const form = "email=&message=Hello";

/** An attack that keeps a number of connections open. */
const hold = (name: string, count: number, begin: (socket: Socket) => void): Attack => ({
  name,
  run: (target) => holdConnections(target, count, begin),
});

export const attacks: readonly Attack[] = [
  hold("half-sent bodies, 2000 connections", 2000, (socket) => {
    socket.write(post("/api/mail/send", "json", `Content-Length: ${LENGTH}`) + HALF_SENT);
  }),
  hold("half-sent chunked forms, 2000 connections", 2000, (socket) => {
    const head = post("/", "x-www-form-urlencoded", "Transfer-Encoding: chunked");
    socket.write(`${head}${LENGTH.toString(16)}\r\n${HALF_SENT}`);
  }),
  hold("1000 pipelined requests a connection, answers never read", 8, (socket) => {
    socket.pause().write(get("/nope").repeat(1000));
  }),
  {
    name: "unknown addresses, queries and dates",
    run: async (target) => {
      const paths = ["/nope", "/?sent=x", "/?sent=contact&reference=7KQ-2MF", "/apply/x"];
      await Promise.all(paths.map((path) => repeatRequest(target, 7, get(path))));
    },
  },
  {
    name: "forms that come back with messages",
    run: (target) => {
      const head = post("/", "x-www-form-urlencoded", `Content-Length: ${form.length}`);
      return repeatRequest(target, 60, head + form);
    },
  },
  hold("2000 idle connections", 2000, (socket) => {
    socket.resume().write(get("/robots.txt"));
  }),
  hold("500 videos, never read", 500, (socket) => {
    socket.pause().write(get("/video/sample.mp4"));
  }),
];

/** Headers of a message whose body is announced. */
const MESSAGE = {
  ":method": "POST",
  ":path": "/api/mail/send",
  "content-type": "application/json",
  "content-length": String(LENGTH),
};

/** Attacks on a site behind a proxy, over HTTP/2 and TLS. */
export const proxiedAttacks: readonly Attack[] = [
  {
    name: "through a proxy: half-sent bodies, 20 × 200 streams",
    run: (target) => holdStreams(target, { connections: 20, streams: 200 }, MESSAGE, HALF_SENT),
  },
  {
    name: "through a proxy: unknown addresses, 20 × 250 streams",
    run(target) {
      const headers = { ":path": "/nope", "accept-encoding": "br" };
      return holdStreams(target, { connections: 20, streams: 250 }, headers, undefined);
    },
  },
  // The record header of a ClientHello, whose content never comes.
  hold("through a proxy: half-sent TLS handshakes, 4000 connections", 4000, (socket) => {
    socket.write(Buffer.from("16030102", "hex"));
  }),
];
