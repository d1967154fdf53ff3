import type { Content } from "#content/content.ts";

import type { OpenStore } from "../../../server/cli/open-store.ts";
import type { Clock } from "../../../server/core/clock.ts";
import { mailAddresses } from "../../../server/core/settings/mail-addresses.ts";
import type { Settings } from "../../../server/core/settings/settings.ts";
import type { MailRecords } from "../../../server/mail/dns/mail-records.ts";
import type { DiskSpace } from "../../../server/summary/disk-space.ts";
import { isBackupOld, isDiskFull, isStuck } from "../../../server/summary/summary-problems.ts";
import type { Check } from "../../contract/health.ts";
import { momentOf } from "../school-times.ts";
import type { StudioStore } from "../studio-store.ts";
import { browserErrorsCheck, shownDays } from "./browser-errors-check.ts";
import { check } from "./check.ts";
import { healthWords as text } from "./health-words.ts";
import { mailRecordsCheck } from "./mail-records-check.ts";
import type { MailServer, MailServerCheck } from "./mail-server-check.ts";
import { sidePortsCheck } from "./side-ports-check.ts";
import { withinPatience } from "./within-patience.ts";

const DAY = 86_400_000;
const GIGABYTE = 1e9;

interface Sources {
  content: () => Content;
  settings: Settings;
  store: StudioStore;
  now: () => number;
  disk: () => Promise<DiskSpace | undefined>;
  isSiteRunning: () => Promise<boolean>;
  checkMailServer: MailServerCheck;
  mailRecords: MailRecords;
  clock: Pick<Clock, "after">;
}

/** Checks what the technician looks after, as it is now; Today says what the school mends itself. */
export function createHealthChecks(sources: Sources): () => Promise<Check[]> {
  const { settings, store, now, disk, isSiteRunning, checkMailServer, mailRecords, clock } =
    sources;
  return async () => {
    const moment = now();
    const content = sources.content();
    const { timeZone } = content.school;
    const [stored, isRunning, mailServer, records, space] = await Promise.all([
      store.use((open) => readStored(open, moment)),
      isSiteRunning(),
      checkMailServer(),
      withinPatience(mailRecords(mailAddresses(settings, content.school)), "pending", clock),
      disk(),
    ]);
    const sidePorts = isRunning ? await sidePortsCheck(settings) : [];
    return [
      isRunning
        ? check(text.site, "good", text.site.good)
        : check(text.site, "unknown", text.site.bad, { todo: text.site.todo }),
      ...sidePorts,
      databaseCheck(stored.canWrite),
      publishedCheck(stored.refusals),
      mailServerCheck(mailServer),
      ...mailRecordsCheck(records),
      waitingCheck(stored, moment, timeZone),
      settings.database.engine === "sqlite"
        ? backupCheck(stored.newestBackup, moment, timeZone)
        : check(text.backup, "unknown", text.backup.elsewhere),
      browserErrorsCheck(stored.browserErrors),
      diskCheck(space),
    ];
  };
}

async function readStored({ store }: OpenStore, now: number) {
  const { reports } = store;
  const [canWrite, refusals, waiting, newestBackup, browserErrors] = await Promise.all([
    store.canWrite(now),
    store.content.refusals.current(now),
    reports.inState("waiting"),
    reports.newestBackup(),
    store.browserErrors.counts(shownDays(now)),
  ]);
  return { canWrite, refusals, waiting, newestBackup, browserErrors };
}

type Stored = Awaited<ReturnType<typeof readStored>>;

function databaseCheck(canWrite: boolean): Check {
  const { database } = text;
  return canWrite
    ? check(database, "good", database.good)
    : check(database, "attention", database.full);
}

function publishedCheck(refusals: Stored["refusals"]): Check {
  const { published } = text;
  if (refusals.length === 0) return check(published, "good", published.good);
  const details = refusals.map(({ problem }) => problem);
  return check(published, "attention", published.refused, { details });
}

function mailServerCheck(server: MailServer): Check {
  const { title, works, slow, slowTodo, broken, none, noneTodo } = text.mailServer;
  switch (server.state) {
    case "works":
      return check({ title }, "good", works(server.host));
    case "slow":
      return check({ title }, "unknown", slow(server.host), { todo: slowTodo, isPending: true });
    case "broken":
      return check({ title, todo: server.advice }, "attention", broken(server.host, server.cause));
    case "none":
      return check({ title, todo: noneTodo }, "attention", none);
  }
}

function waitingCheck({ waiting }: Stored, now: number, timeZone: string): Check {
  const { mails } = text;
  const count = waiting.school + waiting.receipt;
  const { oldestSince } = waiting;
  return oldestSince !== undefined && isStuck(oldestSince, now)
    ? check(mails, "attention", mails.stuck(count, momentOf(oldestSince, timeZone).label), {
        link: { to: "/people?state=waiting", label: mails.link },
      })
    : check(mails, "good", count === 0 ? mails.none : mails.some(count));
}

function backupCheck(newest: number | undefined, now: number, timeZone: string): Check {
  const { backup } = text;
  if (newest === undefined) return check(backup, "attention", backup.none);
  return isBackupOld(newest, now)
    ? check(backup, "attention", backup.old(Math.floor((now - newest) / DAY)))
    : check(backup, "good", backup.newest(momentOf(newest, timeZone).label));
}

function diskCheck(space: DiskSpace | undefined): Check {
  const { disk } = text;
  if (!space) return check(disk, "unknown", disk.unknown);
  const { freeBytes, totalBytes } = space;
  const percent = Math.round((freeBytes / totalBytes) * 100);
  const says = disk.free(`${(freeBytes / GIGABYTE).toFixed(1)} GB`, percent);
  return check(disk, isDiskFull(space) ? "attention" : "good", says);
}
