import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

import { attentionTo, readState } from "../admin/attention.ts";
import type { Machine } from "../admin/machine.ts";
import type { Clock } from "../core/clock.ts";
import type { SettledAttempt } from "../mail/delivery/attempt.ts";
import type { BrowserError } from "../store/schema/tables.ts";
import type { Store } from "../store/create-store.ts";
import { Hono } from "hono";
import { close, listen } from "../core/http-server.ts";
import type { Log } from "../core/log.ts";
import type { Settings } from "../core/settings/settings.ts";
import { createLoopbackGuard, createPrivateServer } from "../http/loopback-guard.ts";

/** Histogram buckets in seconds; the SMTP transport's timeout for handing over a mail is 90 s. */
const SEND_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 90];

export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics in Prometheus' format; docs/settings.md describes each of them. */
export function createMetrics(
  store: Pick<Store, "outbox" | "reports" | "content">,
  clock: Clock,
  machine: Machine,
) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });

  const responses = counter("site_http_answers_total", "Requests answered, by status code", "code");
  const pages = counter("site_pages_sent_total", "Pages sent to browsers, programs' included");
  const browserErrors = counter(
    "site_browser_errors_total",
    "Errors that visitors' browsers have reported, by kind",
    "kind",
  );
  const submissions = counter("site_submissions_received_total", "Submissions stored");
  const withheld = counter(
    "site_receipts_withheld_total",
    "Receipts that were not sent because a mailbox, a network or the site had its share",
  );
  const sent = counter("site_mails_sent_total", "Mails sent");
  const kept = counter("site_mails_kept_total", "Mails written to the local inbox, sent to nobody");
  const failed = counter(
    "site_mails_failed_total",
    "Attempts that failed and will be repeated, by reason",
    "reason",
  );
  const rejecting = gauge(
    "site_mail_server_rejecting",
    "1 while the mail server refuses login, TLS or sender: no mail goes out, else 0",
  );
  const dead = counter("site_mails_dead_total", "Mails given up");
  const sendSeconds = new Histogram({
    name: "site_mail_send_seconds",
    help: "How long the mail server took for a mail that it accepted",
    buckets: SEND_SECONDS,
    registers,
  });
  const waiting = gauge("site_mails_waiting", "Mails not sent yet");
  const oldestWaiting = gauge(
    "site_mails_oldest_waiting_seconds",
    "How long the oldest unsent mail has waited; 0 when none waits",
  );
  const held = gauge(
    "site_submissions_held",
    "Submissions put aside for a day, or until somebody decides",
  );
  const oldestHeld = gauge(
    "site_submissions_oldest_held_seconds",
    "How long the oldest submission has been held; 0 when none is",
  );
  const backupAge = gauge(
    "site_backup_age_seconds",
    "Age of the newest backup: local, or off-site; missing when there is none",
    "copy",
  );
  const needsAttention = gauge(
    "site_needs_attention",
    "1 while the summary and the studio say that this needs attention, else 0",
    "what",
  );
  const storeReachable = gauge(
    "site_store_reachable",
    "1 when the database answered this scrape, else 0",
  );

  const contentBehind = gauge(
    "site_content_behind",
    "1 while the published content, or today's pages of it, cannot be shown, else 0",
  );

  const secondsSince = (moment: number | undefined) =>
    moment === undefined ? 0 : Math.max(0, clock.now() - moment) / 1000;

  async function readBacklog(): Promise<void> {
    try {
      const [backlog, state] = await Promise.all([
        store.outbox.backlog(),
        readState(store, machine, clock.now()),
      ]);
      waiting.set(backlog.waiting);
      oldestWaiting.set(secondsSince(backlog.oldestSince));
      held.set(state.held.school);
      oldestHeld.set(secondsSince(state.held.oldestSince));
      const copies = { local: state.newestBackup, "off-site": state.upkeep?.offSiteAt };
      for (const [copy, finishedAt] of Object.entries(copies)) {
        if (finishedAt !== undefined) backupAge.set({ copy }, secondsSince(finishedAt));
      }
      for (const [what, isNeeded] of Object.entries(attentionTo(state))) {
        needsAttention.set({ what }, isNeeded ? 1 : 0);
      }
      storeReachable.set(1);
    } catch {
      storeReachable.set(0);
    }
  }

  return {
    countResponse: (status: number) => responses.inc({ code: String(status) }),
    countPage: () => pages.inc(),
    countBrowserError: (kind: BrowserError["kind"]) => browserErrors.inc({ kind }),
    countSubmission: () => submissions.inc(),
    countWithheldReceipt: () => withheld.inc(),
    countAttempt(attempt: SettledAttempt): void {
      if ("reason" in attempt) {
        if (attempt.result === "failed") failed.inc({ reason: attempt.reason });
        else dead.inc();
        rejecting.set(attempt.reason === "rejected" ? 1 : 0);
      } else if (attempt.result === "kept") kept.inc();
      else {
        sent.inc();
        sendSeconds.observe(attempt.seconds);
        rejecting.set(0);
      }
    },
    setContentBehind: (isBehind: boolean) => contentBehind.set(isBehind ? 1 : 0),
    async render() {
      await readBacklog();
      return { contentType: registry.contentType, body: await registry.metrics() };
    },
  };
}

/** Serves the metrics page if METRICS_PORT is set. A taken port is logged: pages do not need it. */
export async function openMetricsPage(
  metrics: Metrics,
  { metricsPort, host }: Pick<Settings, "metricsPort" | "host">,
  log: Log,
): Promise<{ close: () => Promise<void> } | undefined> {
  if (metricsPort === undefined) return undefined;
  const isLoopback = host === "localhost" || host === "::1" || host.startsWith("127.");
  const server = createPrivateServer(createMetricsPage(metrics, isLoopback));
  if (!isLoopback) {
    log.warn(
      {},
      `METRICS_PORT: the metrics are on all of ${host}: keep that port off the internet.`,
    );
  }
  try {
    await listen(server, "METRICS_PORT", { port: metricsPort, host });
  } catch (error) {
    log.error({}, `The metrics are not served, the site runs without them. ${error}`);
  }
  return { close: () => close(server) };
}

/**
 * `/metrics`, served on a separate, private port.
 * @param isLoopback whether only this machine can reach the port; if so, checks the host name
 */
export function createMetricsPage(metrics: Metrics, isLoopback: boolean): Hono {
  const app = new Hono();
  if (isLoopback) app.use(createLoopbackGuard());
  app.get("/metrics", async (c) => {
    const { contentType, body } = await metrics.render();
    return c.body(body, 200, { "Content-Type": contentType });
  });
  return app;
}
