import { expect, onTestFinished, test } from "vitest";

import { startMailServer } from "#tests/support/mail/mail-server.ts";
import { fakeClock } from "#tests/support/server/fake-clock.ts";
import { healthWords } from "./health-words.ts";
import { createMailServerCheck, mailRecordsCheck } from "./mail-checks.ts";

test("a mail server that refuses the login is shown with its words, and with what to do", async () => {
  const refusal = "5.7.8 Username and Password not accepted";
  let logins = 0;
  const server = await startMailServer({
    authOptional: false,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => {
      logins += 1;
      done(Object.assign(new Error(refusal), { responseCode: 535 }));
    },
  });
  onTestFinished(server.close);
  const url = server.url.replace("//", "//zoe:secret@");
  const clock = fakeClock();
  const look = createMailServerCheck({ url }, clock);
  expect(await look()).toMatchObject({
    state: "attention",
    says: expect.stringContaining(refusal),
    todo: expect.stringContaining("Check the name and the password"),
  });
  clock.pass(29_999);
  await look();
  expect(logins, "a provider locks out who comes often with a wrong password").toBe(1);
  clock.pass(1);
  await look();
  expect(logins).toBe(2);
});

test("what is wrong with the domain is shown first, with what to tell the technician", () => {
  const [shown] = mailRecordsCheck([
    { state: "good", says: "MX: in order." },
    { state: "attention", says: "SPF: nobody.", todo: "write SPF" },
    { state: "unknown", says: "DKIM: not looked up." },
    { state: "attention", says: "DMARC: none.", todo: "write DMARC" },
  ]);
  expect(shown).toMatchObject({
    state: "attention",
    says: healthWords.mailRecords.bad(2),
    todo: "Tell your technician: write SPF; write DMARC.",
  });
  expect(shown?.details?.map((detail) => detail.slice(0, 3))).toEqual(["SPF", "DMA", "DKI", "MX:"]);
});

test("what a domain without a mail server means is said before what makes mails look like spam", () => {
  const wrong = { state: "attention", says: "SPF: nobody." } as const;
  const { lost, matters } = healthWords.mailRecords;
  expect(mailRecordsCheck([wrong])).toMatchObject([{ matters }]);
  const mailbox = { state: "attention", says: "MX: none.", isMailbox: true } as const;
  expect(mailRecordsCheck([wrong, mailbox])).toMatchObject([{ matters: lost }]);
});
