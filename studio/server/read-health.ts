import { findPlaceholders, ownerFacts } from "../../content-check/placeholders.ts";
import type { OpenStore } from "../../server/cli/open-store.ts";
import { daysBetween, schoolDate } from "../../server/core/school-clock.ts";
import type { Settings } from "../../server/core/settings/settings.ts";
import type { DiskSpace } from "../../server/summary/disk-space.ts";
import { readSummaryFigures } from "../../server/summary/summary-figures.ts";
import { isBackupOld, isDiskFull, isStuck } from "../../server/summary/summary-problems.ts";
import type { Health } from "../contract/health.ts";
import type { MailServerCheck } from "./mail-server-check.ts";
import { momentOf } from "./school-times.ts";
import type { StudioStore } from "./studio-store.ts";

const DAY = 86_400_000;
/** The owner is asked for new start dates when the last one is this many days away, or fewer. */
const ENDING = 60;
const GIGABYTE = 1e9;

interface Sources {
  settings: Settings;
  store: StudioStore;
  now: () => number;
  disk: () => Promise<DiskSpace | undefined>;
  isSiteRunning: () => Promise<boolean>;
  checkMailServer: MailServerCheck;
}

type StoredHealth = Pick<Health, "database" | "mails" | "givenUp" | "putAside" | "backup">;

/** Reads the current values of what the weekly summary reports. */
export function createReadHealth(sources: Sources): () => Promise<Health> {
  const { settings, store, now, disk, isSiteRunning, checkMailServer } = sources;
  const isOwnBackup = settings.database.engine === "sqlite";
  const nothingStored: StoredHealth = {
    database: "missing",
    mails: { waiting: 0, waitingSince: undefined, isStuck: false },
    givenUp: { school: 0, receipt: 0 },
    putAside: 0,
    backup: { isOwn: isOwnBackup, newest: undefined, days: 0, isOld: false },
  };

  return async () => {
    const moment = now();
    const [stored, isRunning, mailServer, space] = await Promise.all([
      store.use((open) => readStored(open, moment, isOwnBackup), nothingStored),
      isSiteRunning(),
      checkMailServer(),
      disk(),
    ]);
    return {
      ...stored,
      isSiteRunning: isRunning,
      mailServer,
      disk: space && diskOf(space),
      startDates: startDatesOf(moment),
      placeholders: findPlaceholders(ownerFacts, {
        today: schoolDate(moment),
        retentionDays: settings.retentionDays,
      }),
    };
  };
}

async function readStored(
  { store }: OpenStore,
  now: number,
  isOwn: boolean,
): Promise<StoredHealth> {
  const period = { from: now - 7 * DAY, to: now };
  const figures = await readSummaryFigures(
    { reports: store.reports, disk: () => Promise.resolve(undefined) },
    { now, period, nextAt: now },
  );
  const { waiting, dead, held, newestBackup } = figures;
  return {
    database: (await store.canWrite(now)) ? "writable" : "not writable",
    mails: {
      waiting: waiting.school + waiting.receipt,
      waitingSince: waiting.oldestSince === undefined ? undefined : momentOf(waiting.oldestSince),
      isStuck: isStuck(waiting.oldestSince, now),
    },
    givenUp: { school: dead.school, receipt: dead.receipt },
    putAside: held,
    backup: {
      isOwn,
      newest: newestBackup === undefined ? undefined : momentOf(newestBackup),
      days: newestBackup === undefined ? 0 : Math.floor((now - newestBackup) / DAY),
      isOld: isBackupOld(newestBackup, now),
    },
  };
}

function diskOf(disk: DiskSpace): Health["disk"] {
  const { freeBytes, totalBytes } = disk;
  return {
    free: `${(freeBytes / GIGABYTE).toFixed(1)} GB`,
    percent: Math.round((freeBytes / totalBytes) * 100),
    isFull: isDiskFull(disk),
  };
}

function startDatesOf(now: number): Health["startDates"] {
  const today = schoolDate(now);
  const coming = ownerFacts.startDates.filter(({ date }) => date > today);
  const last = coming.at(-1);
  const lastInDays = last && daysBetween(today, last.date);
  return {
    coming: coming.map(({ label }) => label),
    lastInDays,
    isEnding: lastInDays === undefined || lastInDays <= ENDING,
  };
}
