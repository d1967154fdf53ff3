import { describe, expect, test } from "vitest";

import { requireMailServer } from "../public-site-checks.ts";
import { mailAddresses } from "./mail-addresses.ts";
import { findMisspeltSettings, parseSettings, SettingsError } from "./settings.ts";

describe("parseSettings", () => {
  test("accepts an empty environment, because every setting has a default", () => {
    expect(parseSettings({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      database: { engine: "sqlite", file: "data/site.db" },
      retentionDays: undefined,
      metricsPort: undefined,
      logLevel: "info",
      smtpUrl: undefined,
      mailTo: undefined,
      inboxPort: 1080,
      trustedProxies: 0,
      rateLimit: 100,
    });
  });

  test("writes the domain of a mailbox in ASCII, as mail headers need it", () => {
    const { mailTo, mailFrom } = parseSettings({
      MAIL_TO: "hola@señal.mx",
      MAIL_FROM: "site@señal.mx",
    });
    expect([mailTo, mailFrom]).toEqual(["hola@xn--seal-hqa.mx", "site@xn--seal-hqa.mx"]);
  });

  test("treats an empty value as not set", () => {
    expect(parseSettings({ PORT: "", SMTP_URL: "" })).toMatchObject({
      port: 3000,
      smtpUrl: undefined,
    });
  });

  test("names every setting that is wrong, not only the first", () => {
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
    const complaint = (() => {
      try {
        return parseSettings(wrong);
      } catch (error) {
        return error;
      }
    })();
    expect(complaint).toBeInstanceOf(SettingsError);
    for (const name of Object.keys(wrong)) expect(String(complaint)).toContain(`\n  ${name} must`);
  });

  test("refuses an SMTP_URL without a host, an invalid port number, and the same port for two services", () => {
    for (const PORT of ["70000", "1.5", "0x10", " 80"]) {
      expect(() => parseSettings({ PORT })).toThrow("PORT must be a whole number from 0 to 65535");
    }
    expect(() => parseSettings({ SMTP_URL: "smtp://" })).toThrow("SMTP_URL must");
    expect(() => parseSettings({ PORT: "1080" })).toThrow("INBOX_PORT must be another port");
  });

  test("refuses a DATABASE_URL that would open another database than intended", () => {
    for (const [url, sentence] of [
      ["sqlite::memory:", "must name a file: a database in memory loses what it accepts"],
      ["sqlite:file::memory:", "must name a file: a database in memory loses what it accepts"],
      ["sqlite:file:x.db?mode=memory", "must name a file: a database in memory"],
      ["sqlite://data/site.db", "must be sqlite:data/site.db"],
      ["postgres://site:pa#ss@db/site", "%23 for “#”"],
      ["postgres://site:12#ss@db/site", "%23 for “#”"],
      ["postgres://site:pa/ss@db/site", "%2F for “/”"],
      ["postgres://site:12/ss@db/site", "%2F for “/”"],
    ] as const) {
      expect(() => parseSettings({ DATABASE_URL: url })).toThrow(
        `DATABASE_URL ${sentence.startsWith("%") ? "must have" : sentence}`,
      );
      expect(() => parseSettings({ DATABASE_URL: url })).toThrow(sentence);
    }
  });

  test("accepts the usual forms of PostgreSQL URLs", () => {
    for (const url of [
      "postgres://site:p%23a%2Fs@db.example.com:5432/site?sslmode=require",
      "postgresql:///site?host=/var/run/postgresql",
      "postgres://db/site",
    ]) {
      expect(parseSettings({ DATABASE_URL: url }).database).toEqual({ engine: "postgres", url });
    }
  });

  test("refuses an SMTP_URL with a port that does not fit smtp or smtps, an unescaped password, or a query that weakens TLS", () => {
    for (const [url, sentence] of [
      ["smtps://mail.example.com:587", "smtp://"],
      ["smtp://mail.example.com:465", "smtps://"],
      ["smtp://user:12/ss@mail.example.com:587", "%2F for “/”"],
      ["smtp://user:12#ss@mail.example.com:587", "%23 for “#”"],
      ["smtp://mail.example.com?requireTLS=false", "smtp://…?tls=never"],
      ["smtp://mail.example.com?name=x&ignoretls=true", "smtp://…?tls=never"],
      ["smtps://mail.example.com?tls.rejectUnauthorized=false", "smtp://…?tls=never"],
    ] as const) {
      expect(() => parseSettings({ SMTP_URL: url }), url).toThrow(sentence);
    }
    const url = "smtp://me@school.example:p%2Fw@mail.example.com:587?name=site&tls=never";
    expect(parseSettings({ SMTP_URL: url }).smtpUrl).toBe(url);
  });

  test("takes the settings for OAuth2 all or none, with a mailbox and without a password in SMTP_URL", () => {
    const all = {
      SMTP_URL: "smtp://website%40school.mx@smtp.office365.com:587",
      SMTP_OAUTH_CLIENT_ID: "id",
      SMTP_OAUTH_CLIENT_SECRET: "se~cret",
      SMTP_OAUTH_REFRESH_TOKEN: "1//token",
      SMTP_OAUTH_TOKEN_URL: "https://login.microsoftonline.com/tenant/oauth2/v2.0/token",
    };
    expect(parseSettings(all).smtpOauth).toEqual({
      clientId: "id",
      clientSecret: "se~cret",
      refreshToken: "1//token",
      tokenUrl: all.SMTP_OAUTH_TOKEN_URL,
    });
    expect(parseSettings({}).smtpOauth).toBeUndefined();
    for (const [change, sentence] of [
      [{ SMTP_OAUTH_CLIENT_SECRET: "" }, "SMTP_OAUTH_CLIENT_SECRET must be set, too"],
      [{ SMTP_OAUTH_REFRESH_TOKEN: "two words" }, "SMTP_OAUTH_REFRESH_TOKEN must be copied whole"],
      [{ SMTP_OAUTH_TOKEN_URL: "http://example.com/token" }, "SMTP_OAUTH_TOKEN_URL must begin"],
      [{ SMTP_OAUTH_TOKEN_URL: "token" }, "SMTP_OAUTH_TOKEN_URL must be a URL"],
      [{ SMTP_URL: "smtp://smtp.office365.com:587" }, "SMTP_URL must name the mailbox"],
      [{ SMTP_URL: "inbox" }, "SMTP_URL must name the mailbox"],
      [{ SMTP_URL: "" }, "SMTP_URL must name the mailbox"],
      [{ SMTP_URL: "smtp://me:pass@host:587" }, "SMTP_URL must have no password"],
    ] as const) {
      expect(() => parseSettings({ ...all, ...change }), sentence).toThrow(sentence);
    }
  });

  test("refuses a DKIM_SELECTOR that cannot be part of a name in the DNS", () => {
    expect(parseSettings({ DKIM_SELECTOR: "s1.mail-2027" }).dkimSelector).toBe("s1.mail-2027");
    for (const DKIM_SELECTOR of ["a b", "a..b", ".", "x".repeat(64), "a/b"]) {
      expect(() => parseSettings({ DKIM_SELECTOR })).toThrow("DKIM_SELECTOR must be the name");
    }
  });

  test("refuses a public site without a mail server, unless SMTP_URL=inbox", () => {
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
});

test("mails go to the school’s mailbox and come from its domain, unless the settings say otherwise", () => {
  const school = { email: "hello@bay-school.mx" };
  expect(mailAddresses(parseSettings({}), school)).toEqual({
    mailFrom: "website@bay-school.mx",
    mailTo: "hello@bay-school.mx",
  });
  const set = { MAIL_TO: "office@example.com", MAIL_FROM: "site@example.com" };
  expect(mailAddresses(parseSettings(set), school)).toEqual({
    mailFrom: "site@example.com",
    mailTo: "office@example.com",
  });
});

test("the domain of the school’s mailbox is written in ASCII, too", () => {
  expect(mailAddresses(parseSettings({}), { email: "hola@señal.mx" })).toEqual({
    mailFrom: "website@xn--seal-hqa.mx",
    mailTo: "hola@xn--seal-hqa.mx",
  });
});

test("a misspelt setting is reported with the name that was intended", () => {
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
});

test("settings and other programs’ variables are not reported as misspellings", () => {
  const others = {
    SMTP_URL: "",
    PATH: "",
    HOME: "",
    SORT: "",
    HOSTNAME: "",
    MAIL: "",
    NODE_ENV: "",
  };
  expect(findMisspeltSettings(others)).toEqual([]);
});
