import { createServer, type Server } from "node:http";

import { SettingsError } from "./settings.ts";

export interface HttpTimeouts {
  /** Milliseconds within which a client has to have sent its headers. */
  headers: number;
  /** Milliseconds within which a client has to have sent its whole request. */
  request: number;
  /** Milliseconds between two looks for clients that are too slow. */
  check: number;
  /** Milliseconds in which nothing is sent or taken before a connection is closed. */
  silence: number;
}

/** Enough for a form of 64 KiB on a line of 20 kbit/s, not for a byte a second. */
const TIMEOUTS: HttpTimeouts = { headers: 10_000, request: 30_000, check: 5000, silence: 60_000 };

/** Longer than proxies keep an idle connection, so that they never reuse one that just closed. */
const KEEP_ALIVE = 75_000;

/** The largest head of a request, in bytes; the site itself sets no cookie. */
const LARGEST_HEAD = 16 * 1024;
/** Open connections, where the setting does not say. */
const CONNECTIONS = 100;

/**
 * A server that clients cannot keep busy by being slow, nor by being many: slow ones are answered
 * 408 and closed, and beyond the limit idle connections give way to new ones.
 */
export function createHttpServer(
  connections: number = CONNECTIONS,
  timeouts: HttpTimeouts = TIMEOUTS,
): Server {
  const server = createServer({
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.check,
    keepAliveTimeout: KEEP_ALIVE,
    maxHeaderSize: LARGEST_HEAD,
    // Checked with everything else that is wrong with a request (server/http/guard-requests.ts).
    requireHostHeader: false,
  });
  server.maxConnections = connections;
  server.timeout = timeouts.silence;
  server.on("drop", () => server.closeIdleConnections());
  return server;
}

/** Where to listen: at an address, or at a socket that somebody else keeps open. */
export type ListenTarget = { port: number; host: string } | { fd: number };

/** The first socket that systemd hands over (sd_listen_fds(3)). */
const HANDED_OVER = 3;

/**
 * The socket that systemd keeps open for this process, if it does (`deploy/one`). Whoever connects
 * while the site restarts then waits for it, and is not refused.
 */
export function systemdSocket(
  environment: Readonly<Record<string, string | undefined>>,
  processId: number,
): { fd: number } | undefined {
  const isOurs = environment["LISTEN_PID"] === String(processId);
  return isOurs && Number(environment["LISTEN_FDS"]) > 0 ? { fd: HANDED_OVER } : undefined;
}

/**
 * Starts listening and says where, as a browser on this machine would write it.
 * @param setting the one that decides on the port, for messages
 * @throws {SettingsError} when that target is taken or does not exist
 */
export function listen(server: Server, setting: string, target: ListenTarget): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const where =
        "fd" in target ? "the socket handed over" : `port ${target.port} of ${target.host}`;
      const isTaken = "port" in target && error.code === "EADDRINUSE";
      reject(
        new SettingsError(
          isTaken
            ? `${setting}: port ${target.port} is in use already.`
            : `${setting}: cannot listen on ${where}. ${error.message}`,
        ),
      );
    });
    server.listen(target, () => {
      const address = server.address();
      const port = typeof address === "object" ? address?.port : undefined;
      resolve(`http://localhost:${port}`);
    });
  });
}

/** From now on every answer says `Connection: close`. */
export function closeIdleConnections(server: Server): void {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // For connections whose answer has begun: they are idle right after it.
  server.keepAliveTimeout = 1;
}

/** Stops listening, and resolves once the requests in flight are answered. */
export function close(server: Server): Promise<void> {
  closeIdleConnections(server);
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
