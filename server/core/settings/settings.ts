import { mailbox, withAsciiDomain } from "#content/schema/formats.ts";
import * as z from "zod";

import { smtpOauthMistakes, smtpOauthOf, smtpOauthSchema } from "./smtp-oauth.ts";
import { databaseUrlMistake, ESCAPE_PASSWORD, hasCutOffPassword } from "./database-url.ts";

/** The settings from the environment; docs/settings.md describes them. */
export type Settings = ReturnType<typeof parseSettings>;

/** Limits on concurrent work. The defaults fit a machine with 1 GB of memory. */
export type Limits = Settings["limits"];

export type LogLevel = (typeof logLevels)[number];

const logLevels = ["debug", "info", "warn", "error", "silent"] as const;

/** One or more settings are wrong; the message lists every problem, one per line. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** Digits only: `Number` alone would parse " 0x10 " as 16. */
function wholeNumber(least: number, most: number) {
  const isInRange = (digits: string) =>
    /^\d{1,9}$/.test(digits) && Number(digits) >= least && Number(digits) <= most;
  return z
    .string()
    .refine(isInRange, `must be a whole number from ${least} to ${most}`)
    .transform(Number);
}

const port = wholeNumber(0, 65_535);

const siteAddress = z
  .url({
    protocol: /^https?$/,
    hostname: /./,
    error: "must be an address such as https://www.example.com",
  })
  .refine((url) => !url.endsWith("/"), "must not end in a slash");

/** The value of SMTP_URL that keeps mails in the local inbox. */
const LOCAL_INBOX = "inbox";

const mailServer = z
  .url({
    protocol: /^smtps?$/,
    hostname: /./,
    error: "must be smtp://… or smtps://… with a host, or inbox",
  })
  // The wrong scheme would hang, or fail with a cryptic error about the TLS version.
  .refine((url) => !hasPort(url, "smtps:", ["25", "587"]), "must be smtp://… at ports 25 and 587")
  .refine((url) => !hasPort(url, "smtp:", ["465"]), "must be smtps://… at port 465")
  .refine((url) => !URL.canParse(url) || !hasCutOffPassword(url), ESCAPE_PASSWORD)
  .refine(
    (url) => !/[?&](requireTLS|ignoreTLS|opportunisticTLS|secure|tls\.[^=&]*)(=|&|$)/i.test(url),
    "must leave encryption to this site: smtps://…, smtp://… or, without any, smtp://…?tls=never",
  );

function hasPort(url: string, scheme: string, ports: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, port: given } = new URL(url);
  return protocol === scheme && ports.includes(given);
}

function isDnsName(name: string): boolean {
  return name.split(".").every((label) => /^[\w-]{1,63}$/.test(label));
}

const environmentSchema = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default("127.0.0.1"),
    SITE_URL: siteAddress.optional(),
    MAIL_API_URL: siteAddress.optional(),
    DATABASE_URL: z
      .string()
      .superRefine((url, context) => {
        const message = databaseUrlMistake(url);
        if (message) context.addIssue({ code: "custom", message });
      })
      .default("sqlite:data/site.db"),
    SMTP_URL: z
      .union([z.literal(LOCAL_INBOX), mailServer], {
        error: ({ input }) => mailServer.safeParse(input).error?.issues[0]?.message,
      })
      .optional(),
    ...smtpOauthSchema,
    DKIM_SELECTOR: z
      .string()
      .refine(isDnsName, "must be the name before ._domainkey, such as mail2027")
      .optional(),
    MAIL_TO: mailbox.transform(withAsciiDomain).optional(),
    MAIL_FROM: mailbox.transform(withAsciiDomain).optional(),
    SUMMARY: z
      .enum(["weekly", "daily", "off"], { error: "must be weekly, daily or off" })
      .default("weekly"),
    INBOX_PORT: port.default(1080),
    STUDIO_PORT: port.default(1090),
    STUDIO_LISTEN: z.ipv4("must be an address such as 0.0.0.0").default("127.0.0.1"),
    STUDIO_HOST: z
      .string()
      .regex(
        /^[\w.:[\]-]+(,[\w.:[\]-]+)*$/,
        "must be host names as in the browser's address, such as studio.example.com",
      )
      .optional(),
    STUDIO_USERS: z
      .string()
      .transform((list) => list.split(",").map((one) => one.trim()))
      .pipe(z.array(mailbox.transform(withAsciiDomain)))
      .optional(),
    TRUST_PROXY: wholeNumber(0, 20).default(0),
    RATE_LIMIT: wholeNumber(1, 1_000_000).default(100),
    RECEIPTS_PER_NETWORK: wholeNumber(0, 1_000_000).default(20),
    RECEIPTS_PER_DAY: wholeNumber(0, 1_000_000).default(200),
    RETENTION_DAYS: wholeNumber(1, 36_500).optional(),
    METRICS_PORT: port.optional(),
    MAX_CONNECTIONS: wholeNumber(10, 100_000).default(4000),
    MAX_BODIES: wholeNumber(1, 100_000).default(200),
    MAX_BODIES_PER_ADDRESS: wholeNumber(1, 100_000).default(20),
    MAX_RENDERINGS: wholeNumber(1, 10_000).default(20),
    LOG_LEVEL: z
      .enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` })
      .default("info"),
  })
  .refine(({ PORT, INBOX_PORT }) => PORT === 0 || PORT !== INBOX_PORT, {
    path: ["INBOX_PORT"],
    error: "must be another port than PORT",
  })
  .refine(
    ({ PORT, INBOX_PORT, METRICS_PORT }) =>
      !METRICS_PORT || (METRICS_PORT !== PORT && METRICS_PORT !== INBOX_PORT),
    { path: ["METRICS_PORT"], error: "must be another port than PORT and INBOX_PORT" },
  )
  .superRefine((given, context) => {
    for (const [setting, message] of smtpOauthMistakes(given)) {
      context.addIssue({ code: "custom", path: [setting], message });
    }
  });

export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

/**
 * Reads the settings; an empty value counts as not set.
 * @throws {SettingsError} naming every setting that is wrong
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
    throw new SettingsError(["These settings are wrong:", ...new Set(lines)].join("\n"));
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    /** The site's public URL; undefined if not set. */
    siteUrl: data.SITE_URL,
    /** The origin of another mail service for the pages to use. */
    mailApiUrl: data.MAIL_API_URL,
    database: databaseAt(data.DATABASE_URL),
    /** Undefined: mails are kept in the local inbox. */
    smtpUrl: data.SMTP_URL === LOCAL_INBOX ? undefined : data.SMTP_URL,
    /** How to log in without a password; undefined: with what SMTP_URL says. */
    smtpOauth: smtpOauthOf(data),
    /** The name of the DKIM key with which the mail server signs; undefined: not looked up. */
    dkimSelector: data.DKIM_SELECTOR,
    /** Whether SMTP_URL=inbox chose the local inbox explicitly. */
    isInboxChosen: data.SMTP_URL === LOCAL_INBOX,
    /** Who receives the submissions; undefined: the mailbox in the content. */
    mailTo: data.MAIL_TO,
    /** The sender of the site's mails; undefined: website@ the mailbox's domain. */
    mailFrom: data.MAIL_FROM,
    /** How often the school gets a summary; undefined: never. */
    summary: data.SUMMARY === "off" ? undefined : data.SUMMARY,
    inboxPort: data.INBOX_PORT,
    studioPort: data.STUDIO_PORT,
    /** The address that the studio listens on; another than the loopback only in a container. */
    studioListen: data.STUDIO_LISTEN,
    /** Host names of a studio where people sign in; mails name the first. Without any: localhost. */
    studioHosts: data.STUDIO_HOST?.toLowerCase().split(",") ?? [],
    /** The mailboxes of those who may sign in to the studio; undefined: the school's. */
    studioUsers: data.STUDIO_USERS,
    /** How many proxies in front of the server add to X-Forwarded-For. */
    trustedProxies: data.TRUST_PROXY,
    /** Submissions that one IP address (IPv6: one /64) may send within an hour. */
    rateLimit: data.RATE_LIMIT,
    /** How many applicants get a confirmation mail per day: from one network, and in total. */
    receipts: { perNetwork: data.RECEIPTS_PER_NETWORK, perDay: data.RECEIPTS_PER_DAY },
    /** Days until a mailed submission is deleted; undefined: never. */
    retentionDays: data.RETENTION_DAYS,
    /** Port of the metrics page; undefined: no metrics page. */
    metricsPort: data.METRICS_PORT,
    limits: {
      connections: data.MAX_CONNECTIONS,
      /** How many request bodies may be received at the same time. */
      bodies: data.MAX_BODIES,
      /** How many request bodies of one IP address may be received at the same time. */
      bodiesPerAddress: data.MAX_BODIES_PER_ADDRESS,
      /** How many forms posted without JavaScript may wait for their response to be rendered. */
      renderings: data.MAX_RENDERINGS,
    },
    logLevel: data.LOG_LEVEL,
  };
}

function databaseAt(url: string) {
  return url.startsWith("sqlite:")
    ? { engine: "sqlite" as const, file: url.slice("sqlite:".length) }
    : { engine: "postgres" as const, url };
}
