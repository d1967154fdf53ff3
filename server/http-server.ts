import { createServer, type Server } from "node:http";

import { SettingsError } from "./settings.ts";

export interface HttpTimeouts {
  /** Milliseconds within which a client has to have sent its headers. */
  headers: number;
  /** Milliseconds within which a client has to have sent its whole request. */
  request: number;
  /** Milliseconds between two looks for clients that are too slow. */
  check: number;
}

/** A form of 64 KiB has its time on the slowest line; who sends a byte a second has not. */
const TIMEOUTS: HttpTimeouts = { headers: 20_000, request: 60_000, check: 5000 };

/** Longer than proxies keep an idle connection, so that they never reuse one that just closed. */
const KEEP_ALIVE = 75_000;

/** A server that clients cannot keep busy by being slow: they are answered 408 and cut off. */
export function createHttpServer(timeouts: HttpTimeouts = TIMEOUTS): Server {
  return createServer({
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.check,
    keepAliveTimeout: KEEP_ALIVE,
  });
}

/** Where to listen: at an address, or at a socket that somebody else keeps open. */
export type Place = { port: number; host: string } | { fd: number };

/** The first socket that systemd hands over (sd_listen_fds(3)). */
const HANDED_OVER = 3;

/**
 * The socket that systemd keeps open for this process, if it does (`deploy/one`). Whoever connects
 * while the site restarts then waits for it, and is not refused.
 */
export function handedOverSocket(
  environment: Readonly<Record<string, string | undefined>>,
  processId: number,
): { fd: number } | undefined {
  const isOurs = environment["LISTEN_PID"] === String(processId);
  return isOurs && Number(environment["LISTEN_FDS"]) > 0 ? { fd: HANDED_OVER } : undefined;
}

/**
 * Starts listening and says where, as a browser on this machine would write it.
 * @param setting the one that decides on the port, for messages
 * @throws {SettingsError} when that place is taken or does not exist
 */
export function listen(server: Server, setting: string, place: Place): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const where =
        "fd" in place ? "the socket handed over" : `port ${place.port} of ${place.host}`;
      const isTaken = "port" in place && error.code === "EADDRINUSE";
      reject(
        new SettingsError(
          isTaken
            ? `${setting}: port ${place.port} is in use already.`
            : `${setting}: cannot listen on ${where}. ${error.message}`,
        ),
      );
    });
    server.listen(place, () => {
      const address = server.address();
      const port = typeof address === "object" ? address?.port : undefined;
      resolve(`http://localhost:${port}`);
    });
  });
}

/** From now on clients that keep their connection are told to let go of it with the next answer. */
export function letGo(server: Server): void {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // For connections whose answer has begun: they are idle right after it.
  server.keepAliveTimeout = 1;
}

/** Takes no new connection and resolves once the requests under way are answered. */
export function close(server: Server): Promise<void> {
  letGo(server);
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
