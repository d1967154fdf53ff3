import { expect, test } from "vitest";

import { createDnsLookups } from "../../../server/mail/dns/dns-lookups.ts";
import { createMailRecords } from "../../../server/mail/dns/mail-records.ts";
import { dnsServer } from "../../../tests/support/mail/dns-server.ts";
import { fakeClock } from "../../../tests/support/server/fake-clock.ts";
import { healthWords } from "./health-words.ts";
import { mailRecordsCheck } from "./mail-records-check.ts";

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
