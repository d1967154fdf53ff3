import type { Content } from "#content/content.ts";
import { SentenceError } from "#content/sentence-error.ts";
import { DAY } from "../../core/durations.ts";
import type { Clock } from "../../core/clock.ts";
import { dayAndTime } from "../../core/school-clock.ts";
import { mailAddresses } from "../../core/settings/mail-addresses.ts";
import type { Settings } from "../../core/settings/settings.ts";
import type { MailRecords } from "../../mail/dns/mail-records.ts";
import { type AttentionKind, attentionTo, readState, type SiteState } from "../attention.ts";
import type { DiskSpace, Machine } from "../machine.ts";
import type { OpenStore } from "../open-store.ts";
import { askSite } from "../site-on-this-machine.ts";
import { browserErrorsCheck, shownDays } from "./browser-errors-check.ts";
import { type Check, check } from "./check.ts";
import { healthWords as text } from "./health-words.ts";
import { mailRecordsCheck } from "./mail-checks.ts";
import { runtimeCheck } from "./runtime-check.ts";

const GIGABYTE = 1e9;
/** Milliseconds after which something should be deleted that is still there: the site does it hourly. */
const LATE = 2 * DAY;

interface Sources {
  content: () => Pick<Content, "school">;
  settings: Settings;
  use: <Result>(work: (open: OpenStore) => Promise<Result>) => Promise<Result>;
  machine: Machine;
  mailServer: () => Promise<Check>;
  mailRecords: MailRecords;
  clock: Pick<Clock, "now">;
}

/** Checks what the technician looks after, for the technician's page and `desk check`. */
export function createHealthChecks(sources: Sources): () => Promise<Check[]> {
  const { settings, use, machine, mailServer, mailRecords, clock } = sources;
  return async () => {
    const now = clock.now();
    const content = sources.content();
    const addresses = mailAddresses(settings, content.school);
    const [stored, site, server, records] = await Promise.all([
      use((open) => readStored(open, settings, machine, now)).then(
        (read) => storedChecks(read, settings, content.school.timeZone),
        unusableDatabase,
      ),
      siteCheck(settings),
      mailServer(),
      mailRecords(addresses),
    ]);
    const recipient = recipientCheck(addresses.mailTo, content.school);
    const runtime = runtimeCheck(process.versions.node, now);
    // First what may lose submissions.
    return [site, ...stored, server, ...recipient, ...mailRecordsCheck(records), ...runtime];
  };
}

/** Tells whoever changes the mailbox on the pages that mails go to another one. */
function recipientCheck(mailTo: string, school: Content["school"]): Check[] {
  const { recipient } = text;
  const { mailTo: mailbox } = mailAddresses({ mailTo: undefined, mailFrom: undefined }, school);
  if (mailTo.toLowerCase() === mailbox.toLowerCase()) return [];
  return [check(recipient, "good", recipient.says(mailTo, school.email))];
}

async function siteCheck(settings: Settings): Promise<Check> {
  const { good, bad, todo, matters, link: label } = text.site;
  const answer = await askSite(settings, "/healthz");
  return answer === undefined
    ? check(text.site, "unknown", bad, {
        todo,
        matters,
        link: settings.siteUrl ? { to: settings.siteUrl, label } : undefined,
      })
    : check(text.site, "good", good);
}

async function readStored(
  { store }: OpenStore,
  { retentionDays: days }: Pick<Settings, "retentionDays">,
  machine: Machine,
  now: number,
) {
  const before = (kept: number) => new Date(now - kept * DAY - LATE).toISOString();
  const [state, canWrite, browserErrors, late] = await Promise.all([
    readState(store, machine, now),
    store.canWrite(now),
    store.browserErrors.counts(shownDays(now)),
    days ? store.submissions.countPurgeable(before(days)) : 0,
  ]);
  return { state, canWrite, browserErrors, late };
}

/** @throws what is no {@link SentenceError}: the studio answers with it */
function unusableDatabase(error: unknown): Check[] {
  if (!(error instanceof SentenceError)) throw error;
  // Room on the disk would mend only one that is full.
  return [check({ ...text.database, todo: undefined }, "attention", error.message)];
}

/** The owner sees mails that did not arrive and what was put aside; `oldCopy` says `noCopy`, too. */
type Technical = Exclude<AttentionKind, "undelivered" | "putAside" | "noCopy">;

function storedChecks(
  { state, canWrite, browserErrors, late }: Awaited<ReturnType<typeof readStored>>,
  { database: { engine }, retentionDays }: Settings,
  timeZone: string,
): Check[] {
  const needed = attentionTo(state);
  const { database, published, backup } = text;
  const checks: Record<Technical | "database" | "browserErrors" | "retention", Check | Check[]> = {
    database: canWrite
      ? check(database, "good", database.good)
      : check(database, "attention", database.full),
    content: needed.content
      ? check(published, "attention", published.refused, {
          details: state.refusals.map(({ server, problem }) => `${server}: ${problem}`),
        })
      : check(published, "good", published.good),
    waiting: waitingCheck(state, needed, timeZone),
    backup:
      engine === "sqlite"
        ? backupCheck(state, needed, timeZone)
        : check({ title: backup.title }, "unknown", backup.elsewhere),
    oldCopy: copyCheck(state, needed),
    browserErrors: browserErrorsCheck(browserErrors),
    retention: retentionDays ? retentionCheck(retentionDays, late) : [],
    disk: diskCheck(state.disk, needed),
  };
  return Object.values(checks).flat();
}

type Needed = Readonly<Record<AttentionKind, boolean>>;

function waitingCheck({ waiting, now }: SiteState, needed: Needed, timeZone: string): Check {
  const { mails } = text;
  const count = waiting.school + waiting.receipt;
  if (!needed.waiting) {
    return check(mails, "good", count === 0 ? mails.none : mails.some(count));
  }
  const says = mails.stuck(count, dayAndTime(waiting.oldestSince ?? now, timeZone));
  const link = { to: "/people?state=waiting", label: mails.link };
  const matters = [says, mails.kept, ...(waiting.receipt === 0 ? [mails.toYou] : [])].join(" ");
  return check({ ...mails, matters }, "attention", says, { link, kind: "waiting" });
}

function backupCheck({ newestBackup, now }: SiteState, needed: Needed, timeZone: string): Check {
  const { title, todo, matters, none, old, newest } = text.backup;
  if (newestBackup === undefined) return check({ title, todo, matters: none }, "attention", none);
  const made = dayAndTime(newestBackup, timeZone);
  const days = Math.floor((now - newestBackup) / DAY);
  return needed.backup
    ? check({ title, todo, matters: matters(made) }, "attention", old(days), { kind: "backup" })
    : check({ title }, "good", newest(made));
}

/** Nothing where the machine does not copy its backups by itself. */
function copyCheck({ upkeep, now }: SiteState, needed: Needed): Check[] {
  const { copy } = text;
  if (!upkeep) return [];
  const days = Math.floor((now - (upkeep.offSiteAt ?? now)) / DAY);
  if (needed.noCopy) return [check(copy, "attention", copy.none)];
  return [
    needed.oldCopy ? check(copy, "attention", copy.old(days)) : check(copy, "good", copy.good),
  ];
}

function retentionCheck(days: number, late: number): Check {
  const { title, matters, good, late: says, todo } = text.retention;
  const words = { title, matters, todo: todo(days) };
  return late === 0 ? check(words, "good", good(days)) : check(words, "attention", says(late));
}

function diskCheck(space: DiskSpace | undefined, needed: Needed): Check {
  const { disk } = text;
  if (!space) return check(disk, "unknown", disk.unknown);
  const { freeBytes, totalBytes } = space;
  const percent = Math.round((freeBytes / totalBytes) * 100);
  const says = disk.free(`${(freeBytes / GIGABYTE).toFixed(1)} GB`, percent);
  return check(disk, needed.disk ? "attention" : "good", says, { kind: "disk" });
}
