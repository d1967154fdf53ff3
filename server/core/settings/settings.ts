import { editDistance } from "#forms/edit-distance.ts";
import { SentenceError } from "#content/sentence-error.ts";
import * as z from "zod";

import * as format from "./setting-formats.ts";
import { setting } from "./setting-formats.ts";
import { checkSmtpOauth, smtpOauthOf, smtpOauthSchema } from "./smtp-oauth.ts";

/** The settings from the environment; docs/settings.md describes them. */
export type Settings = ReturnType<typeof parseSettings>;

export type LogLevel = (typeof logLevels)[number];

const logLevels = ["debug", "info", "warn", "error", "silent"] as const;

const settingsSchema = z
  .object({
    port: setting("PORT", format.port.default(3000)),
    host: setting("HOST", z.string().default("127.0.0.1")),
    siteUrl: setting("SITE_URL", format.siteUrl.optional()),
    /** The origin of another mail service for the pages to use. */
    mailApiUrl: setting("MAIL_API_URL", format.httpUrl.optional()),
    database: setting("DATABASE_URL", format.database.prefault("sqlite:data/site.db")),
    /** Undefined: mails are kept in the local inbox. */
    smtpUrl: setting("SMTP_URL", format.mailServerOrInbox.optional()),
    ...smtpOauthSchema,
    /** The name of the DKIM key with which the mail server signs; undefined: not looked up. */
    dkimSelector: setting("DKIM_SELECTOR", format.dnsName.optional()),
    /** Who receives the submissions; undefined: the mailbox in the content. */
    mailTo: setting("MAIL_TO", format.asciiMailbox.optional()),
    /** The sender of the site's mails; undefined: website@ the mailbox's domain. */
    mailFrom: setting("MAIL_FROM", format.asciiMailbox.optional()),
    /** How often the school gets a summary; undefined: never. */
    summary: setting(
      "SUMMARY",
      z
        .enum(["weekly", "daily", "off"], { error: "must be weekly, daily or off" })
        .default("weekly")
        .transform((often) => (often === "off" ? undefined : often)),
    ),
    inboxPort: setting("INBOX_PORT", format.port.default(1080)),
    studioPort: setting("STUDIO_PORT", format.port.default(1090)),
    /** The address that the studio listens on; another than the loopback only in a container. */
    studioListen: setting(
      "STUDIO_LISTEN",
      z.ipv4("must be an address such as 0.0.0.0").default("127.0.0.1"),
    ),
    /** Host names of a studio where people sign in; mails name the first. Without any: localhost. */
    studioHosts: setting("STUDIO_HOST", format.hostNames.default([])),
    /** The mailboxes of those who may sign in to the studio; undefined: the school's. */
    studioUsers: setting("STUDIO_USERS", format.mailboxes.optional()),
    /** How many proxies in front of the server add to X-Forwarded-For. */
    trustedProxies: setting("TRUST_PROXY", format.wholeNumber(0, 20).default(0)),
    /** Submissions that one IP address (IPv6: one /64) may send within an hour. */
    rateLimit: setting("RATE_LIMIT", format.wholeNumber(1, 1_000_000).default(100)),
    /** Days until a mailed submission is deleted; undefined: never. */
    retentionDays: setting("RETENTION_DAYS", format.wholeNumber(1, 36_500).optional()),
    /** Port of the metrics page; undefined: no metrics page. */
    metricsPort: setting("METRICS_PORT", format.port.optional()),
    logLevel: setting(
      "LOG_LEVEL",
      z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("info"),
    ),
  })
  .superRefine(checkSmtpOauth);

const names: ReadonlyMap<PropertyKey, string> = new Map(
  Object.entries(settingsSchema.shape).map(([key, schema]) => [
    key,
    String(schema.meta()?.["name"]),
  ]),
);

export const settingNames: readonly string[] = [...names.values()];

/**
 * Reads the settings; an empty value counts as not set.
 * @throws {SentenceError} naming every setting that is wrong
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>) {
  const given = Array.from(names, ([key, name]) => [key, environment[name] || undefined] as const);
  const parsed = settingsSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      ({ path, message }) => `  ${names.get(path[0] ?? "")} ${message}`,
    );
    throw new SentenceError(["These settings are wrong:", ...new Set(lines)].join("\n"));
  }
  const { smtpUrl, ...data } = parsed.data;
  return {
    ...data,
    smtpUrl: smtpUrl === format.LOCAL_INBOX ? undefined : smtpUrl,
    isInboxChosen: smtpUrl === format.LOCAL_INBOX,
    /** How to log in without a password; undefined: with what SMTP_URL says. */
    smtpOauth: smtpOauthOf(data),
  };
}

/** Shorter names are not compared, because they resemble too many other variables. */
const SHORTEST_NAME = 6;
const MOST_TYPOS = 2;

/** A sentence for each environment variable whose name is nearly that of a setting. */
export function findMisspeltSettings(environment: Readonly<Record<string, string | undefined>>) {
  return Object.keys(environment).flatMap((name) => {
    if (settingNames.includes(name) || name.length < SHORTEST_NAME) return [];
    const meant = settingNames.find(
      (one) => one.length >= SHORTEST_NAME && editDistance(name.toUpperCase(), one) <= MOST_TYPOS,
    );
    return meant ? [`${name} is no setting and has no effect. Did you mean ${meant}?`] : [];
  });
}
