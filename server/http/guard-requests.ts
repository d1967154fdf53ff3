import { type IncomingMessage, type RequestListener, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

import { securityHeaders } from "./security-headers.ts";

/** The longest request target, in characters: the addresses of advertisements fit several times. */
const LONGEST_TARGET = 4096;

/** Requests of one connection that wait behind the one being answered; browsers and proxies send none. */
const MOST_PIPELINED = 16;

const HEADERS = { ...securityHeaders(), "Cache-Control": "no-store", "Content-Length": "0" };

/**
 * Refuses what no browser sends, and answers a connection's requests one at a time: the next one
 * begins once the client has taken the answer before it.
 * @param onAnswer told of the status of every refusal
 */
export function guardRequests(
  listener: RequestListener,
  onAnswer: (status: number) => void,
): RequestListener {
  const guarded: RequestListener = (request, response) => {
    const status = statusOfFault(request);
    if (status === undefined) return listener(request, response);
    onAnswer(status);
    response.writeHead(status, { ...HEADERS, Connection: "close" }).end();
  };

  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // Node hands the socket to one response after the other.
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

/** Why a request is refused unread, as a status; undefined: it is not. */
function statusOfFault(request: IncomingMessage): 400 | 414 | undefined {
  const target = request.url ?? "";
  if (target.length > LONGEST_TARGET) return 414;
  // The absolute form names a host of its own, and may hold a password; only proxies need it.
  if (!target.startsWith("/")) return 400;
  if (request.httpVersion === "1.0" && request.headers["transfer-encoding"]) return 400;
  // Of two, Node keeps the first, and a proxy may go by the second.
  const hosts = countHosts(request);
  return hosts > 1 || (hosts === 0 && request.httpVersion === "1.1") ? 400 : undefined;
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}

/** The statuses of Node's own refusals, by the error's code; 400 for all others. */
const PARSER_STATUSES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Content Too Large",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/** Answers what Node's parser refuses, and `Expect`, with the headers that every answer carries. */
export function answerParserErrors(server: Server, onAnswer: (status: number) => void): void {
  const headers = Object.entries({ ...HEADERS, Connection: "close" })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable || hasBegunToAnswer(socket)) {
      return socket.destroy();
    }
    const status = PARSER_STATUSES[error.code ?? ""] ?? "400 Bad Request";
    onAnswer(Number.parseInt(status, 10));
    socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n`, () => socket.destroy());
  });
  server.on("checkExpectation", (_request, response) => {
    onAnswer(417);
    response.writeHead(417, { ...HEADERS, Connection: "close" }).end();
  });
}

/** Whether part of another answer is on the line already: a status behind it would be garbage. */
function hasBegunToAnswer(socket: Duplex): boolean {
  // Node's own field; its default for "clientError" looks at it, too.
  const message: unknown = Reflect.get(socket, "_httpMessage");
  return message instanceof ServerResponse && message.headersSent;
}
