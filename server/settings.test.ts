import { school } from "#content/school.ts";
import { describe, expect, test } from "vitest";

import { parseSettings, SettingsError } from "./settings.ts";

describe("parseSettings", () => {
  test("needs nothing: every setting has a default", () => {
    expect(parseSettings({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      database: { engine: "sqlite", file: "data/site.db" },
      retentionDays: undefined,
      metricsPort: undefined,
      logLevel: "info",
      smtpUrl: undefined,
      mailTo: school.email,
      inboxPort: 1080,
      trustedProxies: 0,
      rateLimit: 100,
    });
  });

  test("takes an empty value for one that is not set", () => {
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

  test("refuses an SMTP address without a host, and one port for two things", () => {
    expect(() => parseSettings({ SMTP_URL: "smtp://" })).toThrow("SMTP_URL must");
    expect(() => parseSettings({ PORT: "1080" })).toThrow("INBOX_PORT must be another port");
  });

  test.each(["70000", "1.5", "0x10", " 80"])("refuses %j as a port", (port) => {
    expect(() => parseSettings({ PORT: port })).toThrow(
      "PORT must be a whole number from 0 to 65535",
    );
  });
});
