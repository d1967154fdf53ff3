import { expect, test } from "vitest";

import { type MailTrouble, mailAdvice, mailTrouble, meaningOf } from "./mail-trouble.ts";

test("what providers say is recognised in a new error and in its stored text", () => {
  const said: [MailTrouble, string][] = [
    ["quota", "550 5.4.5 Daily user sending limit exceeded. For more, go to … - gsmtp"],
    ["quota", "550 5.1.90 Your message can't be sent because you've reached your daily limit"],
    ["quota", "User me@site.mx has exceeded its 24-hour sending limit. Messages to 25 out of 25"],
    ["quota", "552 Message would take you over your relay quota of 500"],
    ["quota", "454 Throttling failure: Maximum sending rate exceeded."],
    ["quota", "554 5.2.0 STOREDRV.Submission; SubmissionQuotaExceededException"],
    ["quota", "5.7.1 Data command rejected: only 10 messages per day"],
    ["mailboxFull", "552 5.2.2 The email account that you tried to reach is over quota."],
    ["mailboxFull", "452-4.2.2 The recipient's inbox is out of storage space"],
    ["greylisted", "450 4.2.0 <zoe@example.com>: Recipient address rejected: Greylisted"],
    ["greylisted", "451 4.7.1 Please try again later"],
    ["greylisted", "451 4.7.500 Server busy. Please try again later"],
    ["passwordsOff", "535 5.7.139 Authentication unsuccessful, basic authentication is disabled."],
    ["passwordsOff", "5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled"],
    ["wrongLogin", "Invalid login: 535 5.7.8 Username and Password not accepted"],
    ["wrongLogin", "535 5.7.139 Authentication unsuccessful, the user credentials were incorrect"],
    ["unencrypted", "certificate has expired"],
    ["unencrypted", "Hostname/IP does not match certificate's altnames: mail.school.mx"],
    ["unencrypted", "error:0A00010B:SSL routines:ssl3_get_record:wrong version number"],
    ["unreachable", "connect ECONNREFUSED 127.0.0.1:9"],
    ["noNames", "getaddrinfo EAI_AGAIN mail.school.mx"],
    ["other", "550 5.1.1 No such user here"],
  ];
  for (const [trouble, text] of said) {
    expect(mailTrouble(new Error(`Mail command failed: ${text}`)), text).toBe(trouble);
    expect(mailTrouble(`PermanentFailure: Error: ${text}`), text).toBe(trouble);
  }
});

test("where nothing answers, the advice names the blocked port and port 2525, unless another port is in use", () => {
  const silence = Object.assign(new Error("Connection timeout"), { code: "ETIMEDOUT" });
  for (const [url, port] of [
    ["smtp://mail.school.mx", "587"],
    ["smtps://mail.school.mx", "465"],
    ["smtp://mail.school.mx:25", "25"],
  ] as const) {
    expect(mailAdvice(silence, url)).toMatch(new RegExp(`block port ${port}.*2525`));
  }
  expect(mailAdvice(silence, "smtp://mail.school.mx:2525")).not.toContain("block");
});

test("the stored text of a failure is explained if it is known", () => {
  expect(meaningOf("450 4.2.0 Greylisted")).toContain("by itself");
  const unfit = "LoginRefused: Error: Invalid login: 535 5.7.3 x (AUTH XOAUTH2)";
  expect(meaningOf(unfit)).toContain("does not fit the mailbox");
  const revoked = "OAuth2: login.example gives no access token (HTTP 400): invalid_grant";
  expect(meaningOf(revoked)).toContain("The permission to send from the mailbox was withdrawn");
  expect(meaningOf("550 5.1.1 No such user here")).toBeUndefined();
});
