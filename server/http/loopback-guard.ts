import type { Context, Hono, MiddlewareHandler } from "hono";

import { securityHeaders } from "./security-headers.ts";
import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createHttpServer, type Timeouts } from "../core/http-server.ts";
import { answerParserErrors, guardRequests } from "./guard-requests.ts";

/** Host names of this machine; any other may be an attacker's domain that points to 127.0.0.1. */
const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Restricts pages to browsers on this machine. Listening on the loopback interface is not enough
 * against DNS rebinding and cross-site requests.
 * @param styles the source expression for the page's inline styles, such as 'sha256-…'
 */
export function createLoopbackGuard(styles = "'none'"): MiddlewareHandler {
  const headers = Object.entries({
    ...securityHeaders(
      `default-src 'none'; style-src ${styles}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    ),
    "Cache-Control": "no-store",
  });
  return async (c, next) => {
    const refusal = refuseForeignRequest(c);
    if (refusal) c.res = c.text(refusal.sentence, refusal.status);
    else await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
  };
}

/**
 * Why a page for this machine refuses a request: the request names another host, or comes from
 * another website; undefined if the request is allowed.
 * @param isAllowed whether requests to a host, with its port, are allowed
 */
export function refuseForeignRequest(c: Context, isAllowed = isThisMachine) {
  if (!isAllowed(new URL(c.req.url))) {
    const sentence = "This page is for this machine only: ask for it as localhost.";
    return { status: 421 as const, sentence };
  }
  return isCrossSiteRequest(c)
    ? { status: 403 as const, sentence: "This page is not for other websites." }
    : undefined;
}

export function isThisMachine({ hostname }: URL): boolean {
  return THIS_MACHINE.has(hostname);
}

/** URLs that save a file or start work, which a link of another site must not cause. */
const COSTLY = /^\/(?:export|preview)\/|\.data$/;

/** Links from other sites are allowed, but not their frames, which could start work unseen. */
function isCrossSiteRequest(c: Context): boolean {
  const site = c.req.header("Sec-Fetch-Site") ?? "none";
  if (site === "same-origin" || site === "none") return false;
  const isLink = c.req.header("Sec-Fetch-Mode") === "navigate";
  const isPage = (c.req.header("Sec-Fetch-Dest") ?? "document") === "document";
  return !isLink || !isPage || COSTLY.test(c.req.path);
}

/** A server for pages that visitors do not see; the metrics do not count its responses. */
export function createPrivateServer(
  { fetch }: Pick<Hono, "fetch">,
  timeouts?: Partial<Timeouts>,
  connections?: number,
): Server {
  const server = createHttpServer(connections, timeouts);
  server.on(
    "request",
    guardRequests(getRequestListener(fetch), () => {}),
  );
  answerParserErrors(server, () => {});
  return server;
}
