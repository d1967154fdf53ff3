import { expect, test } from "vitest";

import { MINUTE } from "../../core/durations.ts";
import { fakeClock } from "#tests/support/server/fake-clock.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { TransportRejected, TransportUnavailable } from "../transport.ts";

test("rejections by the mail server pause delivery for 1 minute, doubling up to 1 hour, even if the wall clock jumps", () => {
  const clock = fakeClock();
  const breaker = createCircuitBreaker(clock);
  const pauses = Array.from({ length: 8 }, () => {
    const pause = breaker.open(new TransportRejected("535"));
    clock.jump(86_400_000);
    expect(breaker.remaining()).toBe(pause);
    clock.pass(pause);
    expect(breaker.remaining()).toBe(0);
    return pause / MINUTE;
  });
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  breaker.close();
  expect(breaker.open(new TransportRejected("535"))).toBe(MINUTE);
});

test("concurrent failures of mails in flight count as one failure", () => {
  const breaker = createCircuitBreaker(fakeClock());
  for (let mail = 0; mail < 4; mail += 1) {
    expect(breaker.open(new TransportRejected("535"))).toBe(MINUTE);
  }
});

test("an unreachable mail server is probed six times every 5 seconds, then at intervals that double up to 5 minutes", () => {
  const clock = fakeClock();
  const breaker = createCircuitBreaker(clock);
  for (const seconds of [5, 5, 5, 5, 5, 5, 10, 20, 40, 80, 160, 300, 300]) {
    expect(breaker.open(new TransportUnavailable("refused"))).toBe(seconds * 1000);
    expect(breaker.isProbing()).toBe(true);
    clock.pass(seconds * 1000);
  }
  breaker.close();
  expect(breaker.isProbing()).toBe(false);
});
