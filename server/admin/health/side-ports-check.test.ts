import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";

import { parseSettings } from "../../core/settings/settings.ts";
import { openMetricsPage } from "../../metrics/metrics-page.ts";
import { createMetrics } from "../../metrics/metrics.ts";
import { temporaryStore } from "../../../tests/support/databases/temporary-store.ts";
import { freePort, listenOnFreePort } from "../../../tests/support/processes/free-port.ts";
import { fakeClock } from "../../../tests/support/server/fake-clock.ts";
import { keepingLog } from "../../../tests/support/server/keeping-log.ts";
import { healthWords } from "./health-words.ts";
import { sidePortsCheck } from "./side-ports-check.ts";

const SMTP_URL = "smtps://mail.example.com";

async function openMetrics(port: number) {
  const settings = parseSettings({ METRICS_PORT: String(port), SMTP_URL });
  const { log, lines } = keepingLog();
  const metrics = createMetrics(await temporaryStore(), fakeClock());
  const page = await openMetricsPage(metrics, settings, log);
  onTestFinished(async () => page?.close());
  return { settings, lines };
}

test("a port of the metrics that another program has taken stops no site, but is logged and shown in Health", async () => {
  const other = createServer((_request, response) => response.end("Prometheus"));
  const port = await listenOnFreePort(other);
  onTestFinished(() => void other.close());
  const { settings, lines } = await openMetrics(port);
  expect(lines).toMatchObject([
    { said: expect.stringContaining(`METRICS_PORT: port ${port} is in use already`) },
  ]);
  expect(await sidePortsCheck(settings)).toMatchObject([
    { state: "attention", details: [healthWords.sidePorts.setting(`METRICS_PORT=${port}`)] },
  ]);
});

test("Health says nothing about the port of metrics that are served", async () => {
  const { settings, lines } = await openMetrics(await freePort());
  expect(lines).toEqual([]);
  expect(await sidePortsCheck(settings)).toEqual([]);
});
