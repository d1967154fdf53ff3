import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

import type { Clock } from "../core/clock.ts";
import type { SettledAttempt } from "../mail/delivery/attempt.ts";
import type { Outbox } from "../store/outbox.ts";

/** Metrics in Prometheus' format; docs/operations.md describes each of them. */
export interface Metrics {
  countAnswer(status: number): void;
  countSubmission(): void;
  /** Counts a receipt that was not sent because of a limit. */
  countWithheldReceipt(): void;
  countAttempt(attempt: SettledAttempt): void;
  render(): Promise<{ contentType: string; body: string }>;
}

/** Histogram buckets in seconds; the SMTP transport's timeout for handing over a mail is 90 s. */
const SEND_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 90];

/** When the newest copies of the database were made, by name, in milliseconds since 1970. */
export type BackupTimes = () => Promise<Readonly<Record<string, number | undefined>>>;

const noBackups: BackupTimes = () => Promise.resolve({});

export function createMetrics(
  outbox: Pick<Outbox, "backlog">,
  clock: Clock,
  backupTimes = noBackups,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const answers = new Counter({
    name: "site_http_answers_total",
    help: "Requests answered, by status code",
    labelNames: ["code"],
    registers,
  });
  const submissions = new Counter({
    name: "site_submissions_received_total",
    help: "Submissions stored",
    registers,
  });
  const withheld = new Counter({
    name: "site_receipts_withheld_total",
    help: "Receipts that were not sent because a mailbox, a network or the site had its share",
    registers,
  });
  const sent = new Counter({ name: "site_mails_sent_total", help: "Mails sent", registers });
  const kept = new Counter({
    name: "site_mails_kept_total",
    help: "Mails written to the local inbox, sent to nobody",
    registers,
  });
  const failed = new Counter({
    name: "site_mails_failed_total",
    help: "Attempts that failed and will be repeated, by reason",
    labelNames: ["reason"],
    registers,
  });
  const rejecting = new Gauge({
    name: "site_mail_server_rejecting",
    help: "1 while the mail server refuses login, TLS or sender: no mail goes out, else 0",
    registers,
  });
  const dead = new Counter({ name: "site_mails_dead_total", help: "Mails given up", registers });
  const sendSeconds = new Histogram({
    name: "site_mail_send_seconds",
    help: "How long the mail server took for a mail that it accepted",
    buckets: SEND_SECONDS,
    registers,
  });
  const waiting = new Gauge({ name: "site_mails_waiting", help: "Mails not sent yet", registers });
  const oldestWaiting = new Gauge({
    name: "site_mails_oldest_waiting_seconds",
    help: "How long the oldest unsent mail has waited; 0 when none waits",
    registers,
  });
  const held = new Gauge({
    name: "site_submissions_held",
    help: "Submissions held until somebody releases them",
    registers,
  });
  const oldestHeld = new Gauge({
    name: "site_submissions_oldest_held_seconds",
    help: "How long the oldest submission has been held; 0 when none is",
    registers,
  });
  const backupAge = new Gauge({
    name: "site_backup_age_seconds",
    help: "Age of the newest backup: local, or off-site; missing when there is none",
    labelNames: ["copy"],
    registers,
  });
  const storeReachable = new Gauge({
    name: "site_store_reachable",
    help: "1 when the database answered this scrape, else 0",
    registers,
  });

  const secondsSince = (moment: number | undefined) =>
    moment === undefined ? 0 : Math.max(0, clock.now() - moment) / 1000;

  async function readBacklog(): Promise<void> {
    try {
      const backlog = await outbox.backlog();
      waiting.set(backlog.waiting);
      oldestWaiting.set(secondsSince(backlog.oldestSince));
      held.set(backlog.held);
      oldestHeld.set(secondsSince(backlog.oldestHeldSince));
      for (const [copy, finishedAt] of Object.entries(await backupTimes())) {
        if (finishedAt !== undefined) backupAge.set({ copy }, secondsSince(finishedAt));
      }
      storeReachable.set(1);
    } catch {
      storeReachable.set(0);
    }
  }

  return {
    countAnswer: (status) => answers.inc({ code: String(status) }),
    countSubmission: () => submissions.inc(),
    countWithheldReceipt: () => withheld.inc(),
    countAttempt(attempt) {
      if (attempt.result === "sent") {
        sent.inc();
        sendSeconds.observe(attempt.seconds);
        rejecting.set(0);
      } else if (attempt.result === "kept") kept.inc();
      else if (attempt.result === "failed") {
        failed.inc({ reason: attempt.reason });
        rejecting.set(attempt.reason === "rejected" ? 1 : 0);
      } else dead.inc();
    },
    async render() {
      await readBacklog();
      return { contentType: registry.contentType, body: await registry.metrics() };
    },
  };
}
