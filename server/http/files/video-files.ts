import { close, open, read } from "node:fs";
import { type IncomingMessage, ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import pLimit from "p-limit";
import send from "send";

import { DAY } from "../../core/durations.ts";
import { FILE_HEADERS } from "../security-headers.ts";

type ReadArguments = [fd: number, buffer: Buffer, offset: number, length: number, position: number];
type OnRead = (error: NodeJS.ErrnoException | null, bytes: number, buffer: Buffer) => void;

/**
 * A native Response: in a process in which Hono’s adapter has replaced the global one before, its
 * own constant is none, and the headers would be sent a second time.
 */
const ALREADY_SENT = RESPONSE_ALREADY_SENT.clone();

/** How many reads of video files run at the same time; further reads wait. */
const limit = pLimit(2);

/**
 * Options for `send`, which passes them on to `createReadStream`. With unlimited reads, hundreds of
 * videos are read and written in one iteration of the event loop, and pages wait for seconds.
 */
const READ_OPTIONS = { fs: { open, close, read: readInTurn } };

function readInTurn(...[fd, buffer, offset, length, position, onRead]: [...ReadArguments, OnRead]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  void limit(() => {
    read(fd, buffer, offset, length, position, (...result) => {
      resolve();
      onRead(...result);
    });
    return promise;
  });
}

/**
 * Streams videos, which are too large to keep in memory, with range and conditional requests as in
 * RFC 9110 (Range, If-Range, If-None-Match).
 */
export function createVideoFiles(
  root: string,
  onResponse: (status: number) => void,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.on(["GET", "HEAD"], "/*", (c, next) => {
    const { incoming } = c.env;
    const path = new URL(c.req.url).pathname.slice("/video".length);
    return new Promise<Response | void>((resolve) => {
      const outgoing =
        incoming.method === "HEAD" ? responseToHead(incoming, resolve) : c.env.outgoing;
      outgoing.once("close", () => resolve(ALREADY_SENT));
      send(incoming, path, { ...READ_OPTIONS, root, maxAge: DAY, index: false })
        .on("headers", () => {
          for (const [name, value] of Object.entries(FILE_HEADERS)) outgoing.setHeader(name, value);
          onResponse(outgoing.statusCode);
        })
        .on("directory", () => resolve(next()))
        .on("error", ({ status, headers }: SendError) => {
          if (status < 412) return resolve(next());
          onResponse(status);
          resolve(new Response(null, { status, headers: { ...headers, ...FILE_HEADERS } }));
        })
        .pipe(outgoing);
    });
  });
  return app;
}

/**
 * Collects the headers of a response to HEAD for `onEnd` without sending it: Hono answers HEAD with
 * a response of its own, so the headers would be sent twice.
 */
function responseToHead(
  request: IncomingMessage,
  onEnd: (response: Response) => void,
): ServerResponse {
  const response = new ServerResponse(request);
  response.end = () => {
    const headers = Object.entries(response.getHeaders());
    onEnd(
      new Response(null, {
        status: response.statusCode,
        headers: headers.map(([name, value]) => [name, String(value)]),
      }),
    );
    return response;
  };
  return response;
}

/** The error event of `send`, for a missing file or an unsatisfiable range. */
interface SendError {
  status: number;
  headers?: Record<string, string>;
}
