import { readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

import { MINUTE } from "../../core/durations.ts";
import { type OauthProvider, oauthProvider } from "#tests/support/mail/oauth-provider.ts";
import { sampleMail } from "#tests/support/mail/sample-mail.ts";
import { fakeClock } from "#tests/support/server/fake-clock.ts";
import { keepingLog } from "#tests/support/server/keeping-log.ts";
import { temporaryFolder } from "#tests/support/server/temporary-folder.ts";
import { LoginRefused, TransportUnavailable } from "../transport.ts";
import { checkSmtp } from "./check-smtp.ts";
import { smtpAccount } from "./smtp-account.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

const mail = sampleMail("Hello");

/** A site with an account at a provider; each of its mails goes over a new connection. */
function siteAt({ oauth, url }: OauthProvider, folder = temporaryFolder()) {
  const clock = fakeClock();
  const { log, lines } = keepingLog();
  const account = smtpAccount({ smtpUrl: url, smtpOauth: oauth }, { folder, clock, log });
  if (!account) throw new Error("There is no account");
  const send = async () => {
    const transport = createSmtpTransport(account, 1, clock);
    onTestFinished(() => transport.close());
    await transport.send(mail);
    transport.close();
  };
  return { account, clock, folder, lines, send };
}

test("a site logs in by XOAUTH2 with an access token, and uses it again until it expires", async () => {
  const provider = await oauthProvider({ lifetime: 3600 });
  const { send, clock, account } = siteAt(provider);
  await send();
  await send();
  await checkSmtp(account);
  clock.pass(58 * MINUTE);
  await send();
  expect(provider.used).toHaveLength(1);
  clock.pass(MINUTE);
  await send();
  expect(provider.used).toHaveLength(2);
  expect(provider.mailServer.received).toHaveLength(4);
});

test("an access token that the server refuses earlier is renewed at once, after a refusal with 334", async () => {
  const provider = await oauthProvider();
  const { send } = siteAt(provider);
  await send();
  provider.expireAccessTokens();
  await send();
  expect(provider.logins).toEqual(["access-1", "access-1", "access-2"]);
  expect(provider.mailServer.received).toHaveLength(2);
});

test("an access token that the server refuses with 535, as Microsoft does, is renewed for the next attempt", async () => {
  const provider = await oauthProvider({ refusal: 535 });
  const { send } = siteAt(provider);
  await send();
  provider.expireAccessTokens();
  await expect(send()).rejects.toBeInstanceOf(LoginRefused);
  await send();
  expect(provider.logins).toEqual(["access-1", "access-1", "access-2"]);
});

test("several logins at once wait for one token", async () => {
  const provider = await oauthProvider();
  const { send } = siteAt(provider);
  await Promise.all([send(), send(), send()]);
  expect(provider.used).toHaveLength(1);
});

test("a newer refresh token is kept in a file for the site’s user alone", async ({ skip }) => {
  skip(!process.getuid, "Windows has no file modes.");
  const provider = await oauthProvider({ rotates: true });
  const { send, folder } = siteAt(provider);
  await send();
  const file = join(folder, "smtp-oauth.json");
  expect(statSync(file).mode & 0o077).toBe(0);
  await siteAt(provider, folder).send();
  expect(provider.used).toEqual(["refresh-0", "refresh-1"]);

  // A new token in the settings is used instead of what followed from the old one.
  provider.issue("refresh-new");
  const changed = { ...provider, oauth: { ...provider.oauth, refreshToken: "refresh-new" } };
  await siteAt(changed, folder).send();
  expect(provider.used.at(-1)).toBe("refresh-new");
  expect(readFileSync(file, "utf8")).toContain("refresh-3");
});

test("a newer refresh token that cannot be kept or read is a warning", async ({ skip }) => {
  skip(!process.getuid, "On Windows, not everybody may create links.");
  const provider = await oauthProvider({ rotates: true });
  // In a link that leads nowhere, no folder can be created.
  const folder = join(temporaryFolder(), "missing");
  symlinkSync("nowhere/at-all", folder);
  const missing = siteAt(provider, folder);
  await missing.send();
  expect(missing.lines).toMatchObject([{ said: expect.stringContaining("cannot be kept") }]);

  const damaged = siteAt(provider);
  writeFileSync(join(damaged.folder, "smtp-oauth.json"), "refresh-1");
  await damaged.send();
  expect(damaged.lines).toMatchObject([{ said: expect.stringContaining("cannot be read") }]);
  expect(JSON.stringify([missing.lines, damaged.lines])).not.toContain("refresh-");
  expect(provider.mailServer.received).toHaveLength(2);
});

test("a revoked token is a refused login, in words that control no terminal", async () => {
  const provider = await oauthProvider();
  const { send, account } = siteAt(provider);
  provider.revoke();
  await expect(send()).rejects.toBeInstanceOf(LoginRefused);
  const failure = await checkSmtp(account).catch(String);
  expect(failure).toContain(
    "gives no access token (HTTP 400): invalid_grant: The token was revoked. [31m",
  );
  expect(failure).not.toMatch(/\p{Cc}/u);
  expect(failure).not.toContain("refresh-0");
});

test("a provider that is away or in trouble makes the mail server unavailable", async () => {
  const provider = await oauthProvider();
  const { send } = siteAt(provider);
  provider.answer((response) => response.writeHead(503).end("<h1>Busy</h1>"));
  await expect(send()).rejects.toThrow(/^OAuth2: 127\.0\.0\.1:\d+ gives no access token.*503/);
  await expect(send()).rejects.toBeInstanceOf(TransportUnavailable);
  provider.answer((response) => response.destroy());
  await expect(send()).rejects.toBeInstanceOf(TransportUnavailable);
});

test("an answer without a usable token, or one that leads elsewhere, is a refused login", async () => {
  const provider = await oauthProvider();
  const { send } = siteAt(provider);
  for (const body of ["<h1>Hello</h1>", "{}", '{"access_token":"a\\r\\nMAIL FROM:<x>"}']) {
    provider.answer((response) => response.end(body));
    await expect(send()).rejects.toBeInstanceOf(LoginRefused);
  }
  provider.answer((response) => response.writeHead(302, { location: "http://127.0.0.1:9" }).end());
  await expect(send()).rejects.toThrow("HTTP 302");
  expect(provider.mailServer.received).toHaveLength(0);
});
