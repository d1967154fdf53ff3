import type { Content } from "#content/content.ts";
import { isLoopback, isPublicSite } from "#content/school/public-site.ts";
import { SentenceError } from "#content/sentence-error.ts";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";
import { schoolDate } from "./school-clock.ts";
import type { Settings } from "./settings/settings.ts";
import { findPlaceholders } from "../../content/check/placeholders.ts";

/** Logs a warning for each placeholder in the content, if the site is public. */
export function warnOfPlaceholders(
  { siteUrl, retentionDays }: Pick<Settings, "siteUrl" | "retentionDays">,
  content: Content,
  clock: Clock,
  log: Log,
): void {
  if (!isPublicSite(siteUrl)) return;
  const today = schoolDate(clock.now(), content.school.timeZone);
  for (const sentence of findPlaceholders(content, { today, retentionDays })) {
    log.warn({}, sentence);
  }
}

/**
 * Without a mail server, a public site would keep mails in a local inbox that nobody reads.
 * @throws {SentenceError} when a public site has no SMTP_URL; SMTP_URL=inbox allows it
 */
export function requireMailServer({
  siteUrl,
  smtpUrl,
  isInboxChosen,
}: Pick<Settings, "siteUrl" | "smtpUrl" | "isInboxChosen">): void {
  if (smtpUrl || isInboxChosen || !siteUrl || isLoopback(new URL(siteUrl))) return;
  throw new SentenceError(
    "SMTP_URL is not set, and this is a public site (SITE_URL): its mails would reach nobody. Set " +
      "SMTP_URL=smtps://user:password@host, or SMTP_URL=inbox to keep them in the local inbox.",
  );
}
