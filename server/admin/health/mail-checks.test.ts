import { expect, onTestFinished, test } from "vitest";

import { systemClock } from "../../core/clock.ts";
import { checkSmtp } from "../../mail/smtp/check-smtp.ts";
import { smtpAccount } from "../../mail/smtp/smtp-account.ts";
import { startMailServer } from "../../../tests/support/mail/mail-server.ts";
import { oauthProvider } from "../../../tests/support/mail/oauth-provider.ts";
import { silentLog } from "../../../tests/support/server/silent-log.ts";
import { temporaryFolder } from "../../../tests/support/server/temporary-folder.ts";
import { createDnsLookups } from "../../mail/dns/dns-lookups.ts";
import { createMailRecords } from "../../mail/dns/mail-records.ts";
import { dnsServer } from "../../../tests/support/mail/dns-server.ts";
import { fakeClock } from "../../../tests/support/server/fake-clock.ts";
import { healthWords } from "./health-words.ts";
import { createMailServerCheck, mailRecordsCheck } from "./mail-checks.ts";

/** The advice about a mail server that refuses every login with these words. */
async function adviceAbout(refusal: string): Promise<string> {
  const server = await startMailServer({
    authOptional: false,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) =>
      done(Object.assign(new Error(refusal), { responseCode: 535 })),
  });
  onTestFinished(server.close);
  const url = server.url.replace("//", "//zoe:secret@");
  const found = await createMailServerCheck({ url }, checkSmtp, systemClock)();
  expect(found).toMatchObject({ state: "attention", says: expect.stringContaining(refusal) });
  return found.todo ?? "";
}

test("where Microsoft has switched passwords off, the advice is not to check the password", async () => {
  for (const words of [
    "5.7.139 Authentication unsuccessful, basic authentication is disabled",
    "5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant",
  ]) {
    const advice = await adviceAbout(words);
    expect(advice).toContain("Microsoft no longer takes a password");
    expect(advice).not.toContain("Check");
  }
});

test("where the login is wrong, the advice is to check the name and the password", async () => {
  for (const words of [
    "5.7.8 Username and Password not accepted",
    "5.7.139 Authentication unsuccessful, the user credentials were incorrect",
  ]) {
    expect(await adviceAbout(words)).toContain("Check the name and the password");
  }
});

test("where nothing listens, the advice is to check the address and the port", async () => {
  const check = createMailServerCheck({ url: "smtp://127.0.0.1:9" }, checkSmtp, systemClock);
  expect(await check()).toMatchObject({
    state: "attention",
    todo: expect.stringContaining("Check the address and the port"),
  });
});

test("where the permission to send was withdrawn, the technician’s page says so, and what to do", async () => {
  const provider = await oauthProvider();
  provider.revoke();
  const account = smtpAccount(
    { smtpUrl: provider.url, smtpOauth: provider.oauth },
    { folder: temporaryFolder(), clock: systemClock, log: silentLog },
  );
  expect(await createMailServerCheck(account, checkSmtp, systemClock)()).toMatchObject({
    state: "attention",
    says: expect.stringContaining("The token was revoked"),
    todo: expect.stringContaining("The permission to send from the mailbox was withdrawn"),
  });
});

const addresses = { mailFrom: "website@school.mx", mailTo: "hola@school.mx" };

test("the technician’s page shows what is wrong with the domain first, and what to tell the technician", async () => {
  const dns = await dnsServer({ "school.mx": { MX: ["mail.school.mx"], TXT: ["v=spf1 -all"] } });
  const smtpUrl = "smtp://smtp.school.mx";
  const lookups = createDnsLookups([dns.address]);
  const records = createMailRecords({ smtpUrl, dkimSelector: undefined }, lookups, fakeClock());
  const [shown] = mailRecordsCheck(await records(addresses));
  expect(shown).toMatchObject({
    state: "attention",
    says: healthWords.mailRecords.bad(2),
    todo: expect.stringMatching(/^Tell your technician: give school\.mx the TXT record .*; write /),
  });
  expect(shown?.details?.map((detail) => detail.slice(0, 3))).toEqual(["SPF", "DMA", "MX:"]);
});

test("the technician’s page waits for the DNS, and shows nothing about a domain that is an example", () => {
  expect(mailRecordsCheck("pending")).toMatchObject([{ state: "unknown", isPending: true }]);
  expect(mailRecordsCheck([])).toEqual([]);
});
