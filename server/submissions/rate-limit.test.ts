import { expect, test } from "vitest";

import { createSubmissionLimit } from "./rate-limit.ts";
import { applicant } from "../../tests/support/components/applicant.ts";
import { owedMails, testApp } from "../../tests/support/server/test-app.ts";
import { HONEYPOT_FIELD } from "#forms/contract.ts";
import { content } from "../../tests/support/site-content.ts";

async function accepted(addresses: readonly string[]): Promise<number> {
  const limit = createSubmissionLimit(5);
  const waits: number[] = [];
  for (const address of addresses) waits.push(await limit.take(address));
  return waits.filter((seconds) => seconds === 0).length;
}

test("an IPv6 /48 may send three times as many submissions as one /64, and an IPv4 /24 has no limit of its own", async () => {
  const many = Array.from({ length: 30 }, (_, index) => index + 1);
  expect(await accepted(many.map(() => "203.0.113.7"))).toBe(5);
  expect(await accepted(many.map((number) => `2001:db8:1:2::${number}`))).toBe(5);
  expect(await accepted(many.map((number) => `2001:db8:1:${number}::1`))).toBe(15);
  expect(await accepted(many.map((number) => `203.0.113.${number}`))).toBe(30);
});

test("refused or refunded submissions from an IPv6 /64 do not count towards the limit of its /48", async () => {
  const limit = createSubmissionLimit(5);
  for (let sent = 0; sent < 20; sent += 1) await limit.take("2001:db8:1:1::1");
  for (let sent = 0; sent < 20; sent += 1) {
    await limit.take("2001:db8:1:2::1");
    await limit.giveBack("2001:db8:1:2::1");
  }
  expect(await limit.take("2001:db8:1:3::1")).toBe(0);
});

const { school } = content;

/** Sends an application from each IP address, by default each with a different e-mail address. */
async function apply(
  addresses: readonly string[],
  nameOf = (index: number) => `receipt-${index}`,
  extraFields: (index: number) => Record<string, string> = () => ({}),
) {
  const { send, store, clock } = await testApp();
  const statuses: number[] = [];
  for (const [index, address] of addresses.entries()) {
    const name = nameOf(index);
    const fields = {
      courseDates: "January 6th 2025",
      ...applicant(name),
      // One text from many addresses, and many from one network, would be put aside.
      professionalBackground: `I am ${name}, and have worked in a library for three years.`,
      ...extraFields(index),
    };
    const { status } = await send(
      { to: school.email, subject: "New Application Form", text: "x", fields },
      { headers: { "X-Forwarded-For": address, "Idempotency-Key": name } },
    );
    statuses.push(status);
  }
  // What was put aside is mailed a day later, with its receipt.
  await store.outbox.releaseDue(clock.now() + 2 * 86_400_000);
  const mails = await owedMails(store);
  const receipts = mails.filter(({ kind }) => kind === "receipt").length;
  return { statuses: new Set(statuses), receipts, schoolMails: mails.length - receipts };
}

test("an IPv4 /24 and an IPv6 /64 get twenty receipts a day each, a /48 sixty, and further applications are still accepted", async () => {
  const inOneNetwork = (index: number) => `2001:db8:1:2:${index.toString(16)}::1`;
  const inMany = (index: number) => `2001:db8:1:${index.toString(16)}::1`;
  const networks: [sent: number, receipts: number, addressOf: (index: number) => string][] = [
    [30, 20, (index) => `203.0.113.${index}`],
    [30, 20, inOneNetwork],
    [70, 60, inMany],
    // What one /64 sends beyond its own limit does not spend its neighbours' receipts.
    [30, 25, (index) => (index > 5 ? inOneNetwork(index) : inMany(index + 9))],
  ];
  for (const [sent, receipts, addressOf] of networks) {
    const addresses = Array.from({ length: sent }, (_, index) => addressOf(sent - index));
    expect(await apply(addresses), addressOf(1)).toEqual({
      statuses: new Set([202]),
      receipts,
      schoolMails: sent,
    });
  }
});

test("at most two hundred receipts a day are sent in total, and further applications are still accepted", async () => {
  const addresses = Array.from({ length: 210 }, (_, index) => `198.51.${index}.1`);
  expect(await apply(addresses)).toEqual({
    statuses: new Set([202]),
    receipts: 200,
    schoolMails: 210,
  });
});

test("applications without a receipt (repeated, mailbox’s limit) do not count towards their network’s receipt limit, but those put aside do", async () => {
  const addresses = Array.from({ length: 50 }, (_, index) => `203.0.113.${index}`);
  const isRepeated = (index: number) => index < 10;
  const isHeld = (index: number) => index >= 10 && index < 20;
  const isOfOneMailbox = (index: number) => index >= 20 && index < 30;
  const { receipts } = await apply(
    addresses,
    (index) => (isRepeated(index) ? "repeated" : `receipt-${index}`),
    (index) => ({
      ...(isHeld(index) && { [HONEYPOT_FIELD]: "filled" }),
      ...(isOfOneMailbox(index) && { email: "mina@example.com" }),
    }),
  );
  expect(receipts).toBe(20);
});
