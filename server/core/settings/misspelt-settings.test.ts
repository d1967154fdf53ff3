import { expect, test } from "vitest";

import { findMisspeltSettings } from "./misspelt-settings.ts";

const names = ["SMTP_URL", "SITE_URL", "MAIL_TO", "RETENTION_DAYS", "PORT"];

test("a misspelt setting is reported with the name that was intended", () => {
  for (const [name, meant] of [
    ["SMPT_URL", "SMTP_URL"],
    ["SMTP_ULR", "SMTP_URL"],
    ["SMTPURL", "SMTP_URL"],
    ["smtp_uri", "SMTP_URL"],
    ["MAILTO", "MAIL_TO"],
    ["RETENTION_DAY", "RETENTION_DAYS"],
  ] as const) {
    expect(findMisspeltSettings({ [name]: "x" }, names)).toEqual([
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
  expect(findMisspeltSettings(others, names)).toEqual([]);
});
