import { createHash } from "node:crypto";
import { createServer, request as forward } from "node:http";

import { listenOnFreePort } from "../processes/free-port.ts";
import { type Mutation, mutations } from "./mutations.ts";
import type { Plan, Visit } from "./visit.ts";
import { visitPage } from "./visit-page.ts";

const SCRIPT = "/visit.js";
/** Allows an empty style element. */
const NO_STYLES = `'sha256-${createHash("sha256").digest("base64")}'`;

export type MutatingProxy = Awaited<ReturnType<typeof startMutatingProxy>>;

/** Starts a proxy to a site that puts a script of its own first into every page. */
export async function startMutatingProxy(siteUrl: string) {
  let script = "";
  const proxy = createServer((request, response) => {
    if (request.url === SCRIPT) {
      response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-store" });
      response.end(script);
      return;
    }
    // With the browser's `Host`, which the site compares with `Origin`.
    const { "accept-encoding": _, "if-none-match": _etag, ...headers } = request.headers;
    const { method, url = "" } = request;
    request.pipe(
      forward(siteUrl + url, { method, headers }, async (answer) => {
        const { statusCode = 502, headers: answered } = answer;
        if (!answered["content-type"]?.startsWith("text/html")) {
          answer.pipe(response.writeHead(statusCode, answered));
          return;
        }
        const html = Buffer.concat(await answer.toArray()).toString();
        const { "content-length": _length, etag: _tag, ...kept } = answered;
        // Content security policies do not apply to the styles of extensions.
        const policy = answered["content-security-policy"];
        const allowed = String(policy).replace("style-src", `style-src ${NO_STYLES}`);
        response.writeHead(statusCode, { ...kept, "content-security-policy": allowed });
        response.end(html.replace("<head>", `<head><script src="${SCRIPT}"></script>`));
      }).on("error", () => response.destroy()),
    );
  });
  return {
    url: `http://127.0.0.1:${await listenOnFreePort(proxy)}`,
    /** Has the next pages visited by `visitPage`, and their HTML changed by all of these mutations. */
    prepare(plan: Plan, visit: Visit, names: readonly Mutation[]) {
      const changes = names.map((name) => mutations[name]);
      const given = [plan, visit].map((value) => JSON.stringify(value));
      script = `(${visitPage})([${changes.join()}], ${given.join()})`;
    },
    close: () => proxy.close().closeAllConnections(),
  };
}
