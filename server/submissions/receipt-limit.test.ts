import { expect, test } from "vitest";

import { applicant } from "../../tests/support/components/applicant.ts";
import { owedMails, testApp } from "../../tests/support/server/test-app.ts";
import { school } from "#content/school/school.ts";

/** Sends an application from each of the addresses, each with another e-mail address. */
async function apply(clientAddresses: readonly string[]) {
  const { send, store } = await testApp();
  const statuses: number[] = [];
  for (const [index, address] of clientAddresses.entries()) {
    const fields = { courseDates: "January 6th 2025", ...applicant(`receipt-${index}`) };
    const { status } = await send(
      { to: school.email, subject: "New Application Form", text: "x", fields },
      { headers: { "X-Forwarded-For": address } },
    );
    statuses.push(status);
  }
  const mails = await owedMails(store);
  const receipts = mails.filter(({ kind }) => kind === "receipt").length;
  return { statuses: new Set(statuses), receipts, schoolMails: mails.length - receipts };
}

test.each([
  ["an IPv4 /24", (index: number) => `203.0.113.${index}`],
  ["an IPv6 /64", (index: number) => `2001:db8:1:2:${index.toString(16)}::1`],
  ["an IPv6 /48", (index: number) => `2001:db8:1:${index.toString(16)}::1`],
])("%s gets twenty receipts a day, and all its applications are accepted", async (_what, of) => {
  const addresses = Array.from({ length: 30 }, (_, index) => of(index + 1));
  expect(await apply(addresses)).toEqual({
    statuses: new Set([202]),
    receipts: 20,
    schoolMails: 30,
  });
});
