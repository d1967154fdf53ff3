import type { Content } from "#content/content.ts";
import { count } from "#content/count.ts";
import { documentsSchema } from "#content/schema/documents.ts";
import { SentenceError } from "#content/sentence-error.ts";
import { sentenceOf } from "../core/error-sentence.ts";
import { noLog, type OpenStore, withStore } from "../admin/open-store.ts";
import { systemClock } from "../core/clock.ts";
import { schoolDateAndTime } from "../core/school-clock.ts";
import { dataFolder } from "../core/settings/database-url.ts";
import type { Settings } from "../core/settings/settings.ts";
import type { DnsLookups } from "../mail/dns/dns-lookups.ts";
import { type SmtpAccount, smtpAccount } from "../mail/smtp/smtp-account.ts";
import { readDraft } from "../publish/content-draft.ts";
import { type Publishing, openPublishing } from "../publish/open-publishing.ts";
import type { Screen } from "./terminal.ts";

/** The commands' dependencies; run-desk.ts passes the real ones. */
export interface Desk {
  /** How the desk is called here. */
  command: string;
  screen: Screen;
  /** @throws {SentenceError} naming every setting that is wrong */
  readSettings: () => Settings;
  /**
   * What the site shows before the first publish.
   * @throws {SentenceError} with a sentence for each mistake
   */
  content: () => Content;
  now: () => number;
  dns: DnsLookups;
  /** Who uses the desk, for the history of the content. */
  user: string;
  publishing: (open: OpenStore) => Publishing;
}

/** The services for the draft and publishing, with the build in this folder. */
export function openDeskContent(open: OpenStore, screen: Screen): Publishing {
  return openPublishing({
    ...open,
    clock: systemClock,
    log: { ...noLog, warn: (_details, message) => screen.note(`${message}.`) },
  });
}

/** The school as it was published. */
export async function publishedSchool(desk: Desk, open: OpenStore): Promise<Content["school"]> {
  const { published } = await readDraft(desk.publishing(open));
  return documentsSchema.shape.school.parse(published["school"]);
}

/** The school as it was published; without a database that answers, as the site begins. */
export async function knownSchool(desk: Desk, settings: Settings): Promise<Content["school"]> {
  try {
    return await withStore(settings, (open) => publishedSchool(desk, open));
  } catch (error) {
    if (!(error instanceof SentenceError)) desk.screen.note(sentenceOf(error));
    return desk.content().school;
  }
}

/** Opens the site's database for a command on the content. */
export function withContent(desk: Desk, work: (services: Publishing) => Promise<void>) {
  return withStore(desk.readSettings(), (open) => work(desk.publishing(open)));
}

/** The site's account at its mail server; undefined if mails stay in the local inbox. */
export function mailAccount({ screen }: Desk, settings: Settings): SmtpAccount | undefined {
  return smtpAccount(settings, {
    folder: dataFolder(settings),
    clock: systemClock,
    log: { warn: (_details, sentence) => screen.note(sentence) },
  });
}

/** A time: the school's local time on a terminal, ISO 8601 (UTC) in a pipe. */
export function timeFor(
  { screen, content }: Pick<Desk, "screen" | "content">,
  moment: string | number,
): string {
  const date = new Date(moment);
  if (!screen.isTerminal) return date.toISOString();
  return schoolDateAndTime(date, content().school.timeZone);
}

/** @throws {SentenceError} when the database's log still holds a copy of what was deleted */
export function requireWiped(isWiped: boolean, done: string): void {
  if (isWiped) return;
  throw new SentenceError(
    `${done}, but somebody is reading the database (a backup, an export), and its log may hold ` +
      "what was deleted until they have finished. Do the same again then.",
  );
}

export const submissionsText = (number: number): string => count(number, "submission");
