import { close, open, read } from "node:fs";
import type { RequestListener } from "node:http";
import pLimit from "p-limit";
import send from "send";

import { DAY } from "../../core/durations.ts";
import { FILE_HEADERS } from "../security-headers.ts";
import { STREAMED } from "./built-files.ts";

type ReadArguments = [fd: number, buffer: Buffer, offset: number, length: number, position: number];
type OnRead = (error: NodeJS.ErrnoException | null, bytes: number, buffer: Buffer) => void;

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

const FOLDER = "/video/";

/**
 * Streams videos, which are too large to keep in memory, with range and conditional requests as in
 * RFC 9110 (Range, If-Range, If-None-Match); other requests, and those for no video, go to `site`.
 */
export function serveVideos(
  root: string,
  site: RequestListener,
  onResponse: (status: number) => void,
): RequestListener {
  return (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const isVideo = path.startsWith(FOLDER) && STREAMED.test(path);
    if (!isVideo || !/^(GET|HEAD)$/.test(request.method ?? "")) return site(request, response);
    send(request, path.slice(FOLDER.length - 1), {
      ...READ_OPTIONS,
      root,
      maxAge: DAY,
      index: false,
    })
      .on("headers", () => {
        for (const [name, value] of Object.entries(FILE_HEADERS)) response.setHeader(name, value);
        onResponse(response.statusCode);
      })
      .on("directory", () => site(request, response))
      .on("error", ({ status, headers }: SendError) => {
        if (status < 412) return site(request, response);
        if (response.headersSent) return response.destroy();
        onResponse(status);
        for (const name of ["ETag", "Last-Modified", "Content-Type"]) response.removeHeader(name);
        const fields = { ...headers, ...FILE_HEADERS, "Cache-Control": "no-store" };
        response.writeHead(status, { ...fields, "Content-Length": 0 }).end();
      })
      .pipe(response);
  };
}

/** The error event of `send`, for a missing file or an unsatisfiable range. */
interface SendError {
  status: number;
  headers?: Record<string, string>;
}
