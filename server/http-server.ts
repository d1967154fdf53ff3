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

/**
 * Starts listening and says where, as a browser on this machine would write it.
 * @param setting the one that decides on the port, for messages
 * @throws {SettingsError} when that place is taken or does not exist
 */
export function listen(
  server: Server,
  setting: string,
  port: number,
  host: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(
        new SettingsError(
          isTaken
            ? `${setting}: port ${port} is in use already.`
            : `${setting}: cannot listen on port ${port} of ${host}. ${error.message}`,
        ),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      const chosenPort = typeof address === "object" ? address?.port : port;
      resolve(`http://localhost:${chosenPort}`);
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
