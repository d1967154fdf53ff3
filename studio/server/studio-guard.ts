import type { MiddlewareHandler } from "hono";

import type { Log } from "../../server/core/log.ts";
import { studioOrigin } from "../../server/core/settings/studio-access.ts";
import { isThisMachine, refuseForeignRequest } from "../../server/http/loopback-guard.ts";
import { isSameOrigin } from "../../server/http/pages/same-origin.ts";

interface GuardOptions {
  port: () => number;
  /** The hosts, with their ports, where people sign in; without any, the studio is for localhost. */
  hosts: readonly string[];
  log: Log;
}

const SENTENCES = {
  host: "The studio is for this machine only. Open it as localhost, with its own port; docs/operations.md says how to reach it on a server.",
  publicHost: (host = "") => `The studio is at ${studioOrigin(host)} only.`,
  site: "The studio takes nothing from other websites.",
};

/**
 * Refuses and logs requests for other hosts (DNS rebinding), those of other sites, and writes that
 * do not come from a page of this studio.
 */
export function createStudioGuard({ port, hosts, log }: GuardOptions): MiddlewareHandler {
  const isPublic = hosts.length > 0;
  const isAllowed = (url: URL) =>
    isPublic ? hosts.includes(url.host) : isThisMachine(url) && Number(url.port || 80) === port();

  return async (c, next) => {
    const foreign = refuseForeignRequest(c, isAllowed);
    const isOwn = ["GET", "HEAD"].includes(c.req.method) || isSameOrigin(c);
    if (!foreign && isOwn) return next();
    const status = foreign?.status ?? 403;
    const host = isPublic ? SENTENCES.publicHost(hosts[0]) : SENTENCES.host;
    const sentence = status === 421 ? host : SENTENCES.site;
    const { method, path } = c.req;
    log.warn({ method, path, status }, `Refused: ${sentence}`);
    return c.text(sentence, status);
  };
}
