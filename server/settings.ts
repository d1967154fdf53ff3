import { school } from "#content/school.ts";
import * as z from "zod";

/** What the environment decides. README.md describes each setting for users. */
export interface Settings {
  port: number;
  host: string;
  /** Where the public reaches the site; undefined: nobody said. */
  siteUrl: string | undefined;
  database: { engine: "sqlite"; file: string } | { engine: "postgres"; url: string };
  /** Undefined: mails land in the local inbox. */
  smtpUrl: string | undefined;
  /** Where the provider reads what visitors sent. */
  mailTo: string;
  /** The site's own address. */
  mailFrom: string;
  inboxPort: number;
  /** How many proxies in front of the server add to X-Forwarded-For. */
  trustedProxies: number;
  /** Submissions that one address may send within an hour. */
  rateLimit: number;
  /** How long submissions are kept once their mails are out; undefined: for good. */
  retentionDays: number | undefined;
  /** Where figures are served; undefined: nowhere. */
  metricsPort: number | undefined;
  logLevel: LogLevel;
}

export type LogLevel = (typeof logLevels)[number];

const logLevels = ["debug", "info", "warn", "error", "silent"] as const;

/** The settings as a whole are wrong; the message lists every problem, one a line. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const mailbox = z.email("must be one e-mail address");

/** Digits only: `Number` alone would take " 0x10 " for 16. */
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

const environmentSchema = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default("127.0.0.1"),
    // The build bakes these two into the pages; they are checked here so that all is checked at once.
    SITE_URL: siteAddress.optional(),
    MAIL_API_URL: siteAddress.optional(),
    DATABASE_URL: z
      .string()
      .regex(
        /^(sqlite:.+|postgres(ql)?:\/\/.+)$/,
        "must be sqlite:<file>, such as sqlite:data/site.db, or postgres://…",
      )
      .default("sqlite:data/site.db"),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        hostname: /./,
        error: "must be smtp://… or smtps://… with a host",
      })
      .optional(),
    MAIL_TO: mailbox.default(school.email),
    MAIL_FROM: mailbox.default(`website@${school.email.split("@")[1]}`),
    INBOX_PORT: port.default(1080),
    TRUST_PROXY: wholeNumber(0, 20).default(0),
    RATE_LIMIT: wholeNumber(1, 1_000_000).default(100),
    RETENTION_DAYS: wholeNumber(1, 36_500).optional(),
    METRICS_PORT: port.optional(),
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
  );

/**
 * Reads the settings; an empty value counts as not set.
 * @throws {SettingsError} naming every setting that is wrong
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
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
    siteUrl: data.SITE_URL,
    database: data.DATABASE_URL.startsWith("sqlite:")
      ? { engine: "sqlite", file: data.DATABASE_URL.slice("sqlite:".length) }
      : { engine: "postgres", url: data.DATABASE_URL },
    smtpUrl: data.SMTP_URL,
    mailTo: data.MAIL_TO,
    mailFrom: data.MAIL_FROM,
    inboxPort: data.INBOX_PORT,
    trustedProxies: data.TRUST_PROXY,
    rateLimit: data.RATE_LIMIT,
    retentionDays: data.RETENTION_DAYS,
    metricsPort: data.METRICS_PORT,
    logLevel: data.LOG_LEVEL,
  };
}
