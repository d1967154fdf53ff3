import type { Content } from "#content/content.ts";

import { type Clock, repeat } from "../core/clock.ts";
import type { Log } from "../core/log.ts";
import { addDays } from "../core/school-clock.ts";
import type { Store } from "../store/create-store.ts";
import type { SystemMailKind } from "../store/schema/tables.ts";
import {
  dateOf,
  type DueDate,
  type Interval,
  latestDueDate,
  mailId,
  toldUntil,
} from "./schedule.ts";

/** Milliseconds between checks for due mails; short, in case the wall clock jumps. */
const PAUSE = 10 * 60_000;

interface Services {
  store: Pick<Store, "systemMails" | "reports">;
  clock: Clock;
  log: Log;
  /** How often the summary is due; undefined: never. */
  interval: Interval | undefined;
  content: () => Content;
}

/** Starts a job that puts the system's mails into the outbox when they are due. */
export function startSystemMails(services: Services): { stop: () => void } {
  const { clock, log, interval, content } = services;
  const { systemMails, reports } = services.store;
  const startedAt = clock.now();

  async function enqueueIfWanted(
    kind: SystemMailKind,
    { date, moment }: DueDate,
    isWanted: () => Promise<boolean>,
  ) {
    const id = mailId(kind, date);
    if ((await isWanted()) && (await systemMails.enqueue({ id, kind, now: moment }))) {
      log.info({ mail: id }, "Put a mail from the system into the outbox");
    }
  }

  /**
   * Whether the site was in use when the summary was due: a new site skips earlier periods. After a
   * change of the weekday, a due date may lie before the last summary, which has told all.
   */
  async function isSummaryWanted({ date, moment }: DueDate, tomorrow: string): Promise<boolean> {
    const last = await systemMails.previous("summary", mailId("summary", tomorrow));
    if (last !== undefined && dateOf(last.id) > date) return false;
    return moment >= startedAt || systemMails.wasInUseBefore(moment);
  }

  /** Whether a submission was held since the previous mail about held submissions. */
  async function isPutAsideWanted({ date, moment }: DueDate): Promise<boolean> {
    const earlier = await systemMails.previous("put-aside", mailId("put-aside", date));
    const from = earlier === undefined ? 0 : toldUntil(earlier, content());
    return reports.isHeldIn({ from, to: moment });
  }

  async function checkDueMails(): Promise<void> {
    const today = latestDueDate("daily", clock.now(), content());
    await enqueueIfWanted("put-aside", today, () => isPutAsideWanted(today));
    if (!interval) return;
    const latest = latestDueDate(interval, clock.now(), content());
    const tomorrow = addDays(today.date, 1);
    await enqueueIfWanted("summary", latest, () => isSummaryWanted(latest, tomorrow));
  }

  const failure = "Could not look which mails are due";
  return repeat({ clock, log, pause: PAUSE, failure }, checkDueMails);
}
