import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { freePort } from "../../tests/support/processes/free-port.ts";
import { fakeClock } from "../../tests/support/server/fake-clock.ts";
import { keepingLog } from "../../tests/support/server/keeping-log.ts";
import { newSubmission } from "../../tests/support/server/sample-submission.ts";
import { findProgram } from "../../tools/programs/ensure-programs.ts";
import { temporaryStore } from "../../tests/support/databases/temporary-store.ts";
import { machineWith } from "../admin/machine.ts";
import { createMetrics, createMetricsPage, openMetricsPage } from "./metrics.ts";

// Of which nothing is known.
const machine = machineWith("none");

test("/metrics contains the counters, the number of waiting mails and the age of the oldest one", async () => {
  const clock = fakeClock();
  const store = await temporaryStore();
  const { submissions } = store;
  const now = clock.now();
  await store.reports.recordBackup(now - 60_000);
  const metrics = createMetrics(store, clock, machine);
  await submissions.record(newSubmission("one", {}, { now }));
  await submissions.record(newSubmission("two", {}, { now: now - 60_000, isHeld: true }));
  clock.pass(90_000);
  metrics.countResponse(202);
  metrics.countSubmission();
  metrics.countPage();
  metrics.countBrowserError("file");
  metrics.countAttempt({ result: "failed", reason: "rejected" });
  metrics.countAttempt({ result: "sent", seconds: 0.2 });
  metrics.countAttempt({ result: "kept", seconds: 0.1 });
  metrics.countAttempt({ result: "dead", reason: "refused" });

  const response = await createMetricsPage(metrics, true).request("/metrics");
  const lines = (await response.text()).split("\n");
  const expected = `http_answers_total{code="202"} 1|submissions_received_total 1|pages_sent_total 1
    |browser_errors_total{kind="file"} 1|mails_sent_total 1|mails_kept_total 1|mails_dead_total 1
    |mails_failed_total{reason="rejected"} 1|mails_waiting 1|mails_oldest_waiting_seconds 90
    |submissions_held 1|submissions_oldest_held_seconds 150|store_reachable 1
    |backup_age_seconds{copy="local"} 150|needs_attention{what="putAside"} 1
    |needs_attention{what="waiting"} 0|mail_send_seconds_bucket{le="0.25"} 1`;
  for (const line of expected.split(/\s*\|/)) expect(lines).toContain(`site_${line}`);
});

test("the mail server rejects nothing any more once it has refused a single mail only", async () => {
  const metrics = createMetrics(await temporaryStore(), fakeClock(), machine);
  const rejecting = async () =>
    /^site_mail_server_rejecting (\d)$/m.exec((await metrics.render()).body)?.[1];
  metrics.countAttempt({ result: "failed", reason: "rejected" });
  expect(await rejecting()).toBe("1");
  metrics.countAttempt({ result: "dead", reason: "refused" });
  expect(await rejecting()).toBe("0");
});

test("/metrics can be read while the store is unreachable, and reports the store as unreachable", async () => {
  const store = await temporaryStore();
  const metrics = createMetrics(store, fakeClock(), machine);
  await store.close();
  expect((await metrics.render()).body).toContain("site_store_reachable 0");
});

test("/metrics refuses foreign host names on the loopback interface, and accepts them on a network", async () => {
  const metrics = createMetrics(await temporaryStore(), fakeClock(), machine);
  const statuses = [true, false].map(
    async (isLoopback) =>
      (await createMetricsPage(metrics, isLoopback).request("http://site-1:9090/metrics")).status,
  );
  expect(await Promise.all(statuses)).toEqual([421, 200]);
});

const ALERTS = "deploy/monitoring/alerts.yml";

test("alerts, dashboard and guides name only metrics that exist", async () => {
  const metrics = createMetrics(await temporaryStore(), fakeClock(), machine);
  const { body } = await metrics.render();
  const existing = new Set(Array.from(body.matchAll(/^# TYPE (\w+)/gm), ([, name]) => name));
  const guides = ["docs/operations.md", "docs/settings.md", "docs/performance.md"];
  for (const file of [ALERTS, "deploy/monitoring/dashboard.json", ...guides]) {
    const named = readFileSync(file, "utf8").matchAll(
      /\b(?:site|nodejs|process)_[a-z0-9_]*[a-z0-9]\b/g,
    );
    const missing = Array.from(named, ([name]) => name.replace(/_bucket$/, "")).filter(
      (name) => !existing.has(name),
    );
    expect(missing, file).toEqual([]);
  }
});

const promtool = findProgram(["promtool"]);

test("metrics that other machines could read cause a warning, and a port of another program an error, while the site runs on", async () => {
  const port = await freePort();
  const metrics = createMetrics(await temporaryStore(), fakeClock(), machine);
  const { log, lines } = keepingLog();
  const open = (host: string) => openMetricsPage(metrics, { metricsPort: port, host }, log);
  const first = await open("0.0.0.0");
  const second = await open("0.0.0.0");
  await Promise.all([first?.close(), second?.close()]);
  const isOpen = { said: expect.stringContaining("the metrics are on all of 0.0.0.0") };
  const isTaken = { said: expect.stringContaining(`METRICS_PORT: port ${port} is in use already`) };
  expect(lines).toMatchObject([isOpen, isOpen, isTaken]);
});

test.skipIf(!promtool)(
  "the alert rules fire for each kind of failure, but not for a healthy site",
  () => {
    const output = execFileSync(String(promtool), [
      "test",
      "rules",
      ALERTS.replace(".yml", ".test.yml"),
    ]);
    expect(String(output)).toContain("SUCCESS");
  },
);
