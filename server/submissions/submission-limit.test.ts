import { expect, test } from "vitest";

import { createSubmissionLimit, memoryRateLimits } from "./rate-limit.ts";

async function accepted(addresses: readonly string[]): Promise<number> {
  const limit = createSubmissionLimit(5, memoryRateLimits);
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
  const limit = createSubmissionLimit(5, memoryRateLimits);
  for (let sent = 0; sent < 20; sent += 1) await limit.take("2001:db8:1:1::1");
  for (let sent = 0; sent < 20; sent += 1) {
    await limit.take("2001:db8:1:2::1");
    await limit.giveBack("2001:db8:1:2::1");
  }
  expect(await limit.take("2001:db8:1:3::1")).toBe(0);
});
