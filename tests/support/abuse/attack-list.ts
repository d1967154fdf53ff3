import { connect as connectHttp2 } from "node:http2";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { connect as connectTls } from "node:tls";

/** The attacked URL, and when the attack ends. */
export interface Target {
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

const form = "email=&message=Hello";

export const attacks: readonly Attack[] = [
  {
    name: "half-sent bodies, 2000 connections",
    run: (target) =>
      holdConnections(target, 2000, (socket) => {
        const type = "Content-Type: application/json\r\n";
        socket.write(
          `POST /api/mail/send HTTP/1.1\r\n${HEADERS}${type}Content-Length: ${LENGTH}\r\n\r\n${HALF_SENT}`,
        );
      }),
  },
  {
    name: "half-sent chunked forms, 2000 connections",
    run: (target) =>
      holdConnections(target, 2000, (socket) => {
        const type = "Content-Type: application/x-www-form-urlencoded\r\n";
        socket.write(
          `POST / HTTP/1.1\r\n${HEADERS}${type}Transfer-Encoding: chunked\r\n\r\n${LENGTH.toString(16)}\r\n${HALF_SENT}`,
        );
      }),
  },
  {
    name: "bodies in one-byte chunks",
    run: (target) => {
      const type = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n";
      const chunks = `${"1\r\nx\r\n".repeat(60_000)}0\r\n\r\n`;
      return repeatRequest(
        target,
        40,
        `POST /api/mail/send HTTP/1.1\r\n${HEADERS}${type}\r\n${chunks}`,
      );
    },
  },
  {
    name: "1000 pipelined requests a connection, answers never read",
    run: (target) =>
      holdConnections(target, 8, (socket) => {
        socket.pause().write(`GET /nope HTTP/1.1\r\n${HEADERS}\r\n`.repeat(1000));
      }),
  },
  {
    name: "paths of 16 KB of slashes",
    run: (target) =>
      repeatRequest(target, 10, `GET /${"/".repeat(15_900)}x HTTP/1.1\r\n${HEADERS}\r\n`),
  },
  {
    name: "unknown addresses",
    run: (target) => repeatRequest(target, 20, `GET /nope HTTP/1.1\r\n${HEADERS}\r\n`),
  },
  {
    name: "unknown queries and dates",
    run: async (target) => {
      await Promise.all(
        ["/?sent=x", "/apply/x", "/apply/May%205th%202025"].map((path) =>
          repeatRequest(target, 7, `GET ${path} HTTP/1.1\r\n${HEADERS}\r\n`),
        ),
      );
    },
  },
  {
    name: "confirmations with a reference number",
    run: (target) =>
      repeatRequest(target, 20, `GET /?sent=contact&reference=7KQ-2MF HTTP/1.1\r\n${HEADERS}\r\n`),
  },
  {
    name: "forms that come back with messages",
    run: (target) =>
      repeatRequest(
        target,
        60,
        `POST / HTTP/1.1\r\n${HEADERS}Content-Type: application/x-www-form-urlencoded\r\n` +
          `Content-Length: ${form.length}\r\n\r\n${form}`,
      ),
  },
  {
    name: "2000 idle connections",
    run: (target) =>
      holdConnections(target, 2000, (socket) => {
        socket.resume().write(`GET /robots.txt HTTP/1.1\r\n${HEADERS}\r\n`);
      }),
  },
  {
    name: "500 videos, never read",
    run: (target) =>
      holdConnections(target, 500, (socket) => {
        socket.pause().write(`GET /video/sample.mp4 HTTP/1.1\r\n${HEADERS}\r\n`);
      }),
  },
  {
    name: "/readyz, 20 clients",
    run: (target) => repeatRequest(target, 20, `GET /readyz HTTP/1.1\r\n${HEADERS}\r\n`),
  },
];

/** Opens a TLS connection for HTTP/2 from the attacker's address. */
function openTls(url: URL) {
  const port = Number(url.port);
  return connectTls({
    socket: connect({ port, host: "127.0.0.1", localAddress: ATTACKER }),
    servername: url.hostname,
    ALPNProtocols: ["h2"],
    rejectUnauthorized: false,
  });
}

/** Keeps a number of HTTP/2 streams open, replacing those that end. */
async function holdStreams(
  { url, isOver }: Target,
  count: { connections: number; streams: number },
  headers: Record<string, string>,
  body: string | undefined,
): Promise<void> {
  const sessions = Array.from({ length: count.connections }, () => {
    const session = connectHttp2(url.origin, { createConnection: () => openTls(url) });
    session.on("error", () => {});
    const open = () => {
      if (isOver() || session.destroyed || session.closed) return;
      const stream = session.request(headers, { endStream: body === undefined });
      stream.on("error", () => {}).on("close", () => setImmediate(open));
      stream.resume();
      if (body) stream.write(body);
    };
    for (let opened = 0; opened < count.streams; opened += 1) open();
    return session;
  });
  while (!isOver()) await pause(20);
  for (const session of sessions) session.destroy();
}

/** Attacks on a site behind a proxy, over HTTP/2 and TLS. */
export const proxiedAttacks: readonly Attack[] = [
  {
    name: "through a proxy: half-sent bodies, 20 × 200 streams",
    run: (target) =>
      holdStreams(
        target,
        { connections: 20, streams: 200 },
        {
          ":method": "POST",
          ":path": "/api/mail/send",
          "content-type": "application/json",
          "content-length": String(LENGTH),
        },
        HALF_SENT,
      ),
  },
  {
    name: "through a proxy: unknown addresses, 20 × 250 streams",
    run: (target) =>
      holdStreams(
        target,
        { connections: 20, streams: 250 },
        { ":path": "/nope", "accept-encoding": "br" },
        undefined,
      ),
  },
  {
    name: "through a proxy: half-sent TLS handshakes, 4000 connections",
    run: (target) =>
      // The record header of a ClientHello, whose content never comes.
      holdConnections(target, 4000, (socket) => socket.write(Buffer.from("16030102", "hex"))),
  },
];
