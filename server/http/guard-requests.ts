import type { IncomingMessage, RequestListener, Server } from "node:http";
import { Socket } from "node:net";

import { securityHeaders } from "./security-headers.ts";

/** The longest URL, in characters: several times as long as a link with advertising parameters. */
const LONGEST_TARGET = 4096;

/** Pipelined requests that may wait per connection; browsers and proxies do not pipeline. */
const MOST_PIPELINED = 16;

const HEADERS = { ...securityHeaders(), "Cache-Control": "no-store", "Content-Length": "0" };

/**
 * Refuses requests that no browser sends, and handles the pipelined requests of a connection one at
 * a time: the next one starts once the previous response is sent.
 * @param otherHosts hosts that belong to another program, and get 421
 */
export function guardRequests(
  listener: RequestListener,
  onResponse: (status: number) => void,
  otherHosts: readonly string[] = [],
): RequestListener {
  const guarded: RequestListener = (request, response) => {
    const status = refusalStatus(request, otherHosts);
    if (status === undefined) return listener(request, response);
    onResponse(status);
    response.writeHead(status, { ...HEADERS, Connection: "close" }).end();
  };

  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // Node assigns the socket to a response once the previous response is sent. A client that has
    // read that response may have sent the next request a moment before.
    if (response.socket) return guarded(request, response);
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MOST_PIPELINED) return void socket.destroy();
    waiting.set(socket, count);
    response.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      guarded(request, response);
    });
  };
}

/** The status with which a request is refused unread; undefined for a valid request. */
function refusalStatus(
  request: IncomingMessage,
  otherHosts: readonly string[],
): 400 | 414 | 421 | undefined {
  const target = request.url ?? "";
  if (target.length > LONGEST_TARGET) return 414;
  // An absolute URL names a second host, and may contain a password; only proxies need it.
  if (!target.startsWith("/")) return 400;
  if (request.httpVersion === "1.0" && request.headers["transfer-encoding"]) return 400;
  // Node uses the first of two Host headers; a proxy may have used the second.
  const [host, ...others] = request.headersDistinct["host"] ?? [];
  if (host === undefined) return request.httpVersion === "1.1" ? 400 : undefined;
  if (others.length > 0 || !isHost(host)) return 400;
  return otherHosts.includes(host.toLowerCase()) ? 421 : undefined;
}

/** Whether a Host header is a name or an address, perhaps with a port. */
function isHost(text: string): boolean {
  return /^[\w.:[\]-]+$/.test(text) && URL.canParse(`http://${text}`);
}

/** The response to an error of Node's HTTP parser, by error code; all other errors get 400. */
const PARSER_STATUSES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Content Too Large",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/** Answers parser errors and unknown `Expect` headers with the security headers. */
export function answerParserErrors(server: Server, onResponse: (status: number) => void): void {
  const headers = Object.entries({ ...HEADERS, Connection: "close" })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // After a first response, part of another may be on its way, which a status line would corrupt.
    const isFirst = socket instanceof Socket && socket.bytesWritten === 0;
    if (error.code === "ECONNRESET" || !socket.writable || !isFirst) return socket.destroy();
    const status = PARSER_STATUSES[error.code ?? ""] ?? "400 Bad Request";
    onResponse(Number.parseInt(status, 10));
    socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n`, () => socket.destroy());
  });
  server.on("checkExpectation", (_request, response) => {
    onResponse(417);
    response.writeHead(417, { ...HEADERS, Connection: "close" }).end();
  });
}
