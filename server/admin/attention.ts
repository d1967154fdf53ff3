import { DAY, HOUR } from "../core/durations.ts";
import type { Store } from "../store/create-store.ts";
import type { Machine } from "./machine.ts";

/** Milliseconds after which the school should have answered. */
export const LONG_UNANSWERED = 2 * DAY;
/** Days before the last start date from which the school is asked to add new ones. */
export const DATES_ENDING = 60;
/** Milliseconds of waiting: longer than the usual failures of mail servers last. */
const LONG_WAIT = HOUR;
const OLD_BACKUP = 2 * DAY;
const LITTLE_SPACE = 0.1;

/** What may need attention; each reader has its own words for it. */
export type AttentionKind = keyof ReturnType<typeof attentionTo>;

export type SiteState = Awaited<ReturnType<typeof readState>>;

/** Reads how the site is now: its mails, its content, and the machine. */
export async function readState(
  { reports, content }: Pick<Store, "reports" | "content">,
  machine: Machine,
  now: number,
) {
  const [waiting, dead, held, refusals, newestBackup, disk] = await Promise.all([
    reports.inState("waiting"),
    reports.inState("dead"),
    reports.inState("held"),
    content.refusals.current(now),
    reports.newestBackup(),
    machine.disk(),
  ]);
  return { now, waiting, dead, held, refusals, newestBackup, disk, upkeep: machine.upkeep() };
}

/**
 * Decides what needs attention, for the summary, Today, the technician's page, `desk check` and the
 * metrics. No backup at all is no reason here: it may be made by other means.
 */
export function attentionTo(state: SiteState) {
  const { now, waiting, dead, held, refusals, newestBackup, disk, upkeep } = state;
  const isOlder = (moment: number | undefined, age: number) =>
    moment !== undefined && now - moment > age;
  return {
    waiting: isOlder(waiting.oldestSince, LONG_WAIT),
    undelivered: dead.school + dead.receipt > 0,
    putAside: held.school > 0,
    content: refusals.length > 0,
    backup: isOlder(newestBackup, OLD_BACKUP),
    noCopy: upkeep !== undefined && upkeep.offSiteAt === undefined,
    oldCopy: isOlder(upkeep?.offSiteAt, OLD_BACKUP),
    disk: disk !== undefined && disk.freeBytes < disk.totalBytes * LITTLE_SPACE,
  };
}
