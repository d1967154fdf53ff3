import { connect as connectHttp2 } from "node:http2";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** The attacked URL, and when the attack ends. */
interface Target {
  url: URL;
  isOver: () => boolean;
}

export interface Attack {
  name: string;
  /** Resolves once the attacker has closed all connections. */
  run: (target: Target) => Promise<void>;
}

/** A loopback address other than the visitors'. */
const ATTACKER = "127.0.0.66";
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

/** An attack that repeats each request on so many connections. */
const repeat = (name: string, connections: number, ...requests: readonly string[]): Attack => ({
  name,
  async run(target) {
    await Promise.all(requests.map((request) => repeatRequest(target, connections, request)));
  },
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
  repeat(
    "unknown addresses, queries and dates",
    7,
    ...["/nope", "/?sent=x", "/?sent=contact&reference=7KQ-2MF", "/apply/x"].map(get),
  ),
  repeat(
    "forms that come back with messages",
    60,
    post("/", "x-www-form-urlencoded", `Content-Length: ${form.length}`) + form,
  ),
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
    run: (target) => holdStreams(target, 200, MESSAGE, HALF_SENT),
  },
  {
    name: "through a proxy: unknown addresses, 20 × 250 streams",
    run: (target) => holdStreams(target, 250, { ":path": "/nope", "accept-encoding": "br" }),
  },
  // The record header of a ClientHello, whose content never comes.
  hold("through a proxy: half-sent TLS handshakes, 4000 connections", 4000, (socket) => {
    socket.write(Buffer.from("16030102", "hex"));
  }),
];

/** Opens a connection from the attacker's address, ignoring errors. */
function openConnection({ url }: Target): Socket {
  const socket = connect({ port: Number(url.port), host: "127.0.0.1", localAddress: ATTACKER });
  socket.on("error", () => {});
  return socket;
}

/** Keeps a number of connections open until the end, replacing those that are closed. */
async function holdConnections(
  target: Target,
  count: number,
  begin: (socket: Socket) => void,
): Promise<void> {
  const sockets = new Set<Socket>();
  while (!target.isOver()) {
    // Connections are opened 100 at a time, as by a program on one machine.
    for (let opened = 0; opened < 100 && sockets.size < count; opened += 1) {
      const socket = openConnection(target);
      sockets.add(socket);
      socket.once("connect", () => begin(socket)).once("close", () => sockets.delete(socket));
    }
    await pause(20);
  }
  for (const socket of sockets) socket.destroy();
}

/** Repeats a request on a few connections, each time after its response. */
function repeatRequest(target: Target, connections: number, request: string): Promise<void> {
  return holdConnections(target, connections, (socket) => {
    const send = () => void socket.write(request);
    socket.on("data", (chunk: Buffer) => {
      if (chunk.includes("HTTP/1.1 ")) send();
    });
    send();
  });
}

/** Keeps so many HTTP/2 streams open on each of 20 connections, replacing those that end. */
async function holdStreams(
  { url, isOver }: Target,
  count: number,
  headers: Record<string, string>,
  body?: string,
): Promise<void> {
  const sessions = Array.from({ length: 20 }, () => {
    const options = { localAddress: ATTACKER, family: 4, rejectUnauthorized: false };
    const session = connectHttp2(url.origin, options);
    session.on("error", () => {});
    const open = () => {
      if (isOver() || session.destroyed || session.closed) return;
      const stream = session.request(headers, { endStream: body === undefined });
      stream.on("error", () => {}).on("close", () => setImmediate(open));
      stream.resume();
      if (body) stream.write(body);
    };
    for (let opened = 0; opened < count; opened += 1) open();
    return session;
  });
  while (!isOver()) await pause(20);
  for (const session of sessions) session.destroy();
}
