import { getRequestListener } from "@hono/node-server";

import { close, createHttpServer, listen } from "../core/http-server.ts";
import { answerParserErrors, guardRequests, ignoreAnswer } from "../http/guard-requests.ts";
import type { Settings } from "../core/settings/settings.ts";
import type { Metrics } from "./metrics.ts";
import { createMetricsPage } from "./metrics-page.ts";

/** Serves the metrics page if METRICS_PORT is set. */
export async function openMetricsPage(
  metrics: Metrics,
  { metricsPort, host }: Pick<Settings, "metricsPort" | "host">,
): Promise<{ close: () => Promise<void> } | undefined> {
  if (metricsPort === undefined) return undefined;
  const server = createHttpServer();
  const listener = getRequestListener(createMetricsPage(metrics, isLoopback(host)).fetch);
  server.on("request", guardRequests(listener, ignoreAnswer));
  answerParserErrors(server, ignoreAnswer);
  await listen(server, "METRICS_PORT", { port: metricsPort, host });
  return { close: () => close(server) };
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}
