import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";

import { SentenceError } from "#content/sentence-error.ts";

/** Timeouts that allow a form of 64 KiB at 20 kbit/s, but not a byte per second. */
export const TIMEOUTS = {
  /** For a client's headers, and for its whole request. */
  headers: 10_000,
  request: 30_000,
  /** Between two checks for slow clients. */
  check: 5000,
  /** Without traffic, until a connection is closed. */
  idle: 60_000,
};

export type Timeouts = Readonly<typeof TIMEOUTS>;

/** Milliseconds. Proxies close idle connections earlier, so they never reuse one closed here. */
const KEEP_ALIVE = 75_000;

/** Largest request headers in bytes; the site itself sets no cookie. */
const MAX_HEADER_BYTES = 16 * 1024;
/** Milliseconds for requests in flight: more than those of a database that does not answer. */
export const CLOSE_TIMEOUT = 6000;

/** Milliseconds that a closing server waits for the first request of a new connection. */
const FIRST_REQUEST_TIMEOUT = 1000;

/** Length of the queue of new connections: Node's default of 511 overflowed under attack. */
const BACKLOG = 4096;

const connectionsOf = new WeakMap<Server, Set<Socket>>();

/**
 * An HTTP server that slow clients cannot exhaust: they get 408 and are disconnected, and at the
 * connection limit idle connections are closed in favour of new ones.
 */
export function createHttpServer(connections = 100, changed: Partial<Timeouts> = {}): Server {
  const timeouts = { ...TIMEOUTS, ...changed };
  const server = createServer({
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.check,
    keepAliveTimeout: KEEP_ALIVE,
    maxHeaderSize: MAX_HEADER_BYTES,
    // server/http/guard-requests.ts checks the Host header.
    requireHostHeader: false,
  });
  server.maxConnections = connections;
  server.timeout = timeouts.idle;
  server.on("drop", () => server.closeIdleConnections());
  const sockets = new Set<Socket>();
  connectionsOf.set(server, sockets);
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return server;
}

/** Where to listen: on an address, or on a socket that systemd has opened. */
type ListenTarget = { port: number; host: string } | { fd: number };

/** File descriptor of the first socket that systemd passes, see sd_listen_fds(3). */
const FIRST_SYSTEMD_FD = 3;

/**
 * The socket that systemd has opened for this process, if any (`deploy/one`). With such a socket,
 * clients wait for a connection during a restart of the site instead of being refused.
 */
export function systemdSocket(
  environment: Readonly<Record<string, string | undefined>>,
  processId: number,
): { fd: number } | undefined {
  const isOurs = environment["LISTEN_PID"] === String(processId);
  return isOurs && Number(environment["LISTEN_FDS"]) > 0 ? { fd: FIRST_SYSTEMD_FD } : undefined;
}

/** Why a port cannot be used, and what to do, by the code of the error. */
const portProblems: Readonly<Record<string, (port: number, setting: string) => string>> = {
  EADDRINUSE: (port, setting) =>
    `port ${port} is in use already. Stop what uses it, or choose another in the settings: ${setting}=${port + 1}`,
  EACCES: (port, setting) =>
    `the system does not let this user listen on port ${port}. It keeps ports below 1024 for itself; Windows keeps more, for Hyper-V (netsh interface ipv4 show excludedportrange protocol=tcp lists them). Choose another in the settings: ${setting}=${port < 1024 ? 8080 : port + 1000}`,
};

/**
 * Starts listening; returns the URL for a browser on this machine.
 * @throws {SentenceError} when that address or port is taken or does not exist
 */
export function listen(server: Server, setting: string, target: ListenTarget): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const where =
        "fd" in target ? "the socket handed over" : `port ${target.port} of ${target.host}`;
      const why = "port" in target && portProblems[error.code ?? ""]?.(target.port, setting);
      reject(
        new SentenceError(
          why ? `${setting}: ${why}` : `${setting}: cannot listen on ${where}. ${error.message}`,
        ),
      );
    };
    server.once("error", refuse);
    server.listen({ ...target, backlog: BACKLOG }, () => {
      server.off("error", refuse);
      const address = server.address();
      const port = typeof address === "object" ? address?.port : undefined;
      resolve(`http://localhost:${port}`);
    });
  });
}

/** Sends `Connection: close` with every response from now on. */
export function stopKeepAlive(server: Server): void {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // Connections whose response headers were already sent close as soon as they are idle.
  server.keepAliveTimeout = 1;
}

/**
 * Stops listening, and resolves once the requests in flight are answered.
 * @param patience milliseconds that slow clients get: Node checks no timeouts while a server closes
 */
export function close(server: Server, patience = CLOSE_TIMEOUT): Promise<void> {
  stopKeepAlive(server);
  // Those on which no byte was ever sent: Node counts them as active, not as idle.
  const closeUnused = () => {
    for (const socket of connectionsOf.get(server) ?? []) if (!socket.bytesRead) socket.destroy();
  };
  return new Promise((resolve) => {
    const timers = [
      setTimeout(closeUnused, Math.min(FIRST_REQUEST_TIMEOUT, patience)),
      setTimeout(() => server.closeAllConnections(), patience),
    ];
    server.close(() => {
      for (const timer of timers) clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
