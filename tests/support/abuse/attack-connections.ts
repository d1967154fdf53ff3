import { connect as connectHttp2 } from "node:http2";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { connect as connectTls } from "node:tls";

/** The attacked URL, and when the attack ends. */
export interface Target {
  url: URL;
  isOver: () => boolean;
}

/** A loopback address other than the visitors'. */
const ATTACKER = "127.0.0.66";

/** Opens a connection from the attacker's address, ignoring errors. */
function openConnection({ url }: Target): Socket {
  const socket = connect({ port: Number(url.port), host: "127.0.0.1", localAddress: ATTACKER });
  socket.on("error", () => {});
  return socket;
}

/** Keeps a number of connections open until the end, replacing those that are closed. */
export async function holdConnections(
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
export function repeatRequest(target: Target, connections: number, request: string): Promise<void> {
  return holdConnections(target, connections, (socket) => {
    const send = () => void socket.write(request);
    socket.on("data", (chunk: Buffer) => {
      if (chunk.includes("HTTP/1.1 ")) send();
    });
    send();
  });
}

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
export async function holdStreams(
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
