import type { Clock } from "../core/clock.ts";
import { type Log, withoutAddresses } from "../core/log.ts";
import type { Reports } from "../store/reports.ts";
import type { SystemMailKind } from "../store/schema/tables.ts";
import type { SystemMails } from "../store/system-mails.ts";
import { dateOf, mailId } from "./mail-id.ts";
import { type DueDate, dueDate, type Interval, latestDueDate } from "./schedule.ts";

/** How often to look whether a mail is due: bounds what a jump of the clock can delay. */
const PAUSE = 10 * 60_000;

interface Services {
  systemMails: SystemMails;
  reports: Pick<Reports, "isHeldIn">;
  clock: Clock;
  log: Log;
  /** How often the summary is due; undefined: never. */
  interval: Interval | undefined;
  /** Told when a mail was put into the outbox. */
  onEnqueued: () => void;
}

/** Puts the system's mails into the outbox when they are due, from now until it is stopped. */
export function startSystemMails(services: Services): { stop: () => void } {
  const { systemMails, reports, clock, log, interval, onEnqueued } = services;
  const startedAt = clock.now();
  let isStopped = false;
  let cancel = () => {};
  /** Decided already: no need to ask the database every time. */
  const decided = new Set<string>();

  async function decide(kind: SystemMailKind, date: string, isWanted: () => Promise<boolean>) {
    const id = mailId(kind, date);
    if (decided.has(id)) return;
    if ((await isWanted()) && (await systemMails.enqueue({ id, kind, now: clock.now() }))) {
      log.info({ mail: id }, "Put a mail from the system into the outbox");
      onEnqueued();
    }
    decided.add(id);
  }

  /** A site that was set up after the moment has nothing to tell of the time before. */
  async function isSummaryWanted({ moment }: DueDate): Promise<boolean> {
    return moment >= startedAt || systemMails.wasInUseBefore(moment);
  }

  /** Only with something that no earlier mail told of. */
  async function isPutAsideWanted({ date, moment }: DueDate): Promise<boolean> {
    const earlier = await systemMails.previousId("put-aside", mailId("put-aside", date));
    const from = earlier === undefined ? 0 : dueDate(dateOf(earlier)).moment;
    return reports.isHeldIn({ from, to: moment });
  }

  async function look(): Promise<void> {
    const today = latestDueDate("daily", clock.now());
    await decide("put-aside", today.date, () => isPutAsideWanted(today));
    if (!interval) return;
    const latest = latestDueDate(interval, clock.now());
    await decide("summary", latest.date, () => isSummaryWanted(latest));
  }

  async function run(): Promise<void> {
    try {
      await look();
    } catch (cause) {
      log.error({ cause: withoutAddresses(cause) }, "Could not look which mails are due");
    }
    if (!isStopped) cancel = clock.after(PAUSE, () => void run());
  }

  void run();
  return {
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
