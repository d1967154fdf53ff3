import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

import { createHttpServer } from "../core/http-server.ts";
import { answerParserErrors, guardRequests } from "./guard-requests.ts";

/** A server for pages that visitors do not see; the metrics do not count its responses. */
export function createPrivateServer({ fetch }: Pick<Hono, "fetch">): Server {
  const server = createHttpServer();
  server.on(
    "request",
    guardRequests(getRequestListener(fetch), () => {}),
  );
  answerParserErrors(server, () => {});
  return server;
}
