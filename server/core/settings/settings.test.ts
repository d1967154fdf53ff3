import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { SentenceError } from "#content/sentence-error.ts";
import { requireMailServer } from "../public-site-checks.ts";
import { lockOutWarnings } from "./studio-access.ts";
import { mailAddresses } from "./mail-addresses.ts";
import { findMisspeltSettings, parseSettings, settingNames } from "./settings.ts";

test("every setting has a default, which an empty value stands for", () => {
  for (const environment of [{}, { PORT: "", SMTP_URL: "", DATABASE_URL: "" }]) {
    expect(parseSettings(environment)).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      database: { engine: "sqlite", file: "data/site.db" },
      retentionDays: undefined,
      metricsPort: undefined,
      logLevel: "info",
      smtpUrl: undefined,
      smtpOauth: undefined,
      mailTo: undefined,
      inboxPort: 1080,
      trustedProxies: 0,
      rateLimit: 100,
    });
  }
});

test.each(settingNames)("docs/settings.md has a row for %s", (name) => {
  const listed = name.replace(/^SMTP_OAUTH_.*/, "SMTP_OAUTH_…");
  const guide = readFileSync("docs/settings.md", "utf8");
  expect(guide).toMatch(new RegExp(`^\\| [^|]*\`${listed}\``, "m"));
});

test("every setting that is wrong is named, not only the first", () => {
  const wrong = {
    PORT: "eighty",
    DATABASE_URL: "mysql://db",
    SMTP_URL: "mail.example.com",
    MAIL_TO: "a@example.com, b@example.com",
    TRUST_PROXY: "-1",
    RATE_LIMIT: "0",
    RETENTION_DAYS: "0",
    METRICS_PORT: "http",
    LOG_LEVEL: "loud",
    SUMMARY: "often",
    SITE_URL: "https://example.com/",
    MAIL_API_URL: "foo",
  };
  for (const name of Object.keys(wrong)) {
    expect(() => parseSettings(wrong)).toThrow(`\n  ${name} must`);
  }
  expect(() => parseSettings(wrong)).toThrow(SentenceError);
});

const oauth = {
  SMTP_URL: "smtp://website%40school.mx@smtp.office365.com:587",
  SMTP_OAUTH_CLIENT_ID: "id",
  SMTP_OAUTH_CLIENT_SECRET: "se~cret",
  SMTP_OAUTH_REFRESH_TOKEN: "1//token",
  SMTP_OAUTH_TOKEN_URL: "https://login.microsoftonline.com/tenant/oauth2/v2.0/token",
};
const inMemory = "must name a file: a database in memory loses what it accepts";

test.each<[environment: Record<string, string>, sentence: string]>([
  ...["70000", "1.5", "0x10", " 80"].map((PORT): [{ PORT: string }, string] => [
    { PORT },
    "PORT must be a whole number from 0 to 65535",
  ]),
  ...["/school", "?x=1", "/#top"].map((end): [{ SITE_URL: string }, string] => [
    { SITE_URL: `https://www.example.com${end}` },
    "SITE_URL must be the host alone",
  ]),
  [{ STUDIO_USERS: "a@example.com; b@example.com" }, "addresses with commas between them"],
  [{ DATABASE_URL: "sqlite::memory:" }, inMemory],
  [{ DATABASE_URL: "sqlite:file::memory:" }, inMemory],
  [{ DATABASE_URL: "sqlite:file:x.db?mode=memory" }, inMemory],
  [{ DATABASE_URL: "sqlite://data/site.db" }, "DATABASE_URL must be sqlite:data/site.db"],
  [{ DATABASE_URL: "postgres://site:pa#ss@db/site" }, "%23 for “#”"],
  [{ DATABASE_URL: "postgres://site:12#ss@db/site" }, "%23 for “#”"],
  [{ DATABASE_URL: "postgres://site:pa/ss@db/site" }, "%2F for “/”"],
  [{ DATABASE_URL: "postgres://site:12/ss@db/site" }, "%2F for “/”"],
  [{ SMTP_URL: "smtp://" }, "SMTP_URL must"],
  [{ SMTP_URL: "smtps://mail.example.com:587" }, "smtp://"],
  [{ SMTP_URL: "smtp://mail.example.com:465" }, "smtps://"],
  [{ SMTP_URL: "smtp://user:12/ss@mail.example.com:587" }, "%2F for “/”"],
  [{ SMTP_URL: "smtp://user:12#ss@mail.example.com:587" }, "%23 for “#”"],
  [{ SMTP_URL: "smtp://mail.example.com?requireTLS=false" }, "smtp://…?tls=never"],
  [{ SMTP_URL: "smtp://mail.example.com?name=x&ignoretls=true" }, "smtp://…?tls=never"],
  [{ SMTP_URL: "smtps://mail.example.com?tls.rejectUnauthorized=false" }, "smtp://…?tls=never"],
  [{ ...oauth, SMTP_OAUTH_CLIENT_SECRET: "" }, "SMTP_OAUTH_CLIENT_SECRET must be set, too"],
  [{ ...oauth, SMTP_OAUTH_REFRESH_TOKEN: "two words" }, "REFRESH_TOKEN must be copied whole"],
  [{ ...oauth, SMTP_OAUTH_TOKEN_URL: "http://example.com/token" }, "TOKEN_URL must begin"],
  [{ ...oauth, SMTP_OAUTH_TOKEN_URL: "token" }, "SMTP_OAUTH_TOKEN_URL must be a URL"],
  ...["smtp://smtp.office365.com:587", "inbox", ""].map((SMTP_URL): [typeof oauth, string] => [
    { ...oauth, SMTP_URL },
    "SMTP_URL must name the mailbox",
  ]),
  [{ ...oauth, SMTP_URL: "smtp://me:pass@host:587" }, "SMTP_URL must have no password"],
  ...["a b", "a..b", ".", "x".repeat(64), "a/b"].map(
    (DKIM_SELECTOR): [{ DKIM_SELECTOR: string }, string] => [
      { DKIM_SELECTOR },
      "DKIM_SELECTOR must be the name",
    ],
  ),
])("%o is refused with “%s”", (environment, sentence) => {
  expect(() => parseSettings(environment)).toThrow(sentence);
});

test("the usual URLs of databases and mail servers, OAuth2 and a DKIM selector are accepted", () => {
  for (const url of [
    "postgres://site:p%23a%2Fs@db.example.com:5432/site?sslmode=require",
    "postgresql:///site?host=/var/run/postgresql",
    "postgres://db/site",
  ]) {
    expect(parseSettings({ DATABASE_URL: url }).database).toEqual({ engine: "postgres", url });
  }
  const url = "smtp://me@school.example:p%2Fw@mail.example.com:587?name=site&tls=never";
  expect(parseSettings({ SMTP_URL: url }).smtpUrl).toBe(url);
  expect(parseSettings(oauth).smtpOauth).toEqual({
    clientId: "id",
    clientSecret: "se~cret",
    refreshToken: "1//token",
    tokenUrl: oauth.SMTP_OAUTH_TOKEN_URL,
  });
  expect(parseSettings({ DKIM_SELECTOR: "s1.mail-2027" }).dkimSelector).toBe("s1.mail-2027");
});

test("a public site needs a mail server, or SMTP_URL=inbox", () => {
  const start = (environment: Record<string, string>) =>
    requireMailServer(parseSettings(environment));
  for (const SITE_URL of ["https://www.example.com", "http://www.example.com"]) {
    expect(() => start({ SITE_URL })).toThrow("SMTP_URL is not set");
    expect(() => start({ SITE_URL, SMTP_URL: "inbox" })).not.toThrow();
    expect(() => start({ SITE_URL, SMTP_URL: "smtps://mail.example.com" })).not.toThrow();
  }
  expect(() => start({ SITE_URL: "http://localhost:3000" })).not.toThrow();
  expect(() => start({})).not.toThrow();
  expect(parseSettings({ SMTP_URL: "inbox" }).smtpUrl).toBeUndefined();
});

test("mails go to the school’s mailbox and come from its domain, in ASCII, unless the settings say otherwise", () => {
  expect(mailAddresses(parseSettings({}), { email: "hola@señal.mx" })).toEqual({
    mailFrom: "website@xn--seal-hqa.mx",
    mailTo: "hola@xn--seal-hqa.mx",
  });
  const set = { MAIL_TO: "office@señal.mx", MAIL_FROM: "site@señal.mx" };
  expect(mailAddresses(parseSettings(set), { email: "hello@bay-school.mx" })).toEqual({
    mailFrom: "site@xn--seal-hqa.mx",
    mailTo: "office@xn--seal-hqa.mx",
  });
});

test("a misspelt setting is reported with the intended name, but no setting and no other program’s variable", () => {
  for (const [name, meant] of [
    ["SMPT_URL", "SMTP_URL"],
    ["SMTP_ULR", "SMTP_URL"],
    ["SMTPURL", "SMTP_URL"],
    ["smtp_uri", "SMTP_URL"],
    ["MAILTO", "MAIL_TO"],
    ["RETENTION_DAY", "RETENTION_DAYS"],
  ] as const) {
    expect(findMisspeltSettings({ [name]: "x" })).toEqual([
      `${name} is no setting and has no effect. Did you mean ${meant}?`,
    ]);
  }
  for (const name of ["SMTP_URL", "PATH", "HOME", "SORT", "HOSTNAME", "MAIL", "NODE_ENV"]) {
    expect(findMisspeltSettings({ [name]: "" }), name).toEqual([]);
  }
});

test("a studio with a sign-in warns if only the published mailbox may use it", () => {
  const warnings = (given: object) =>
    lockOutWarnings(parseSettings({ STUDIO_HOST: "studio.example.com", ...given }));
  expect(warnings({})).toEqual([expect.stringContaining("STUDIO_USERS or MAIL_TO")]);
  for (const enough of [
    { MAIL_TO: "ana@example.com" },
    { STUDIO_USERS: "ana@example.com" },
    { STUDIO_HOST: "" },
  ]) {
    expect(warnings(enough)).toEqual([]);
  }
});
