import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";

import { databases } from "../../tests/support/databases/databases.ts";
import { fakeClock } from "../../tests/support/server/fake-clock.ts";
import { newSubmission } from "../../tests/support/server/sample-submission.ts";
import { silentLog } from "../../tests/support/server/silent-log.ts";
import { startReleasing } from "./release-held.ts";

const HOUR = 3_600_000;

describe.each(databases)("what was put aside, on %s", (_name, database) => {
  async function site() {
    const { store } = await database();
    const clock = fakeClock();
    const onReleased = vi.fn<() => void>();
    const { stop } = startReleasing({ outbox: store.outbox, clock, log: silentLog, onReleased });
    const doing = { by: "owner", now: clock.now(), newId: randomUUID };
    const record = (id: string, email: string) =>
      store.submissions.record(newSubmission(id, { email }, { now: clock.now(), isHeld: true }));
    const stateOf = async (id: string) => (await store.admin.find(id))?.mails[0]?.state;
    return { store, clock, doing, record, stateOf, onReleased, stop };
  }

  test("is mailed a day later by itself, unless the school says that it is advertising", async () => {
    const { store, clock, doing, record, stateOf, onReleased, stop } = await site();
    await record("real", "mina@example.com");
    await record("spam", "seller@example.com");
    expect(await store.admin.markAdvertising("spam", doing)).toBe(true);
    expect(await store.admin.find("spam")).toMatchObject({ step: "answered" });
    clock.pass(23 * HOUR);
    expect(await stateOf("real")).toBe("held");
    clock.pass(HOUR);
    clock.pass(HOUR);
    await vi.waitFor(() => expect(onReleased).toHaveBeenCalled());
    expect([await stateOf("real"), await stateOf("spam")]).toEqual(["waiting", "advertising"]);
    expect(await store.admin.release("spam", { ...doing, now: clock.now() })).toBe(1);
    expect(await store.admin.find("spam"), "waits for an answer again").toMatchObject({
      step: "new",
    });
    stop();
  });

  test("a sender who is never wanted again is stored and not mailed, however the address is spelt, until accepted", async () => {
    const { store, clock, doing, stop } = await site();
    await store.admin.refuseSender("Seller@gmail.com", doing);
    expect(await store.admin.isRefused("seller@gmail.com")).toBe(true);
    const send = async (id: string, email: string) => {
      await store.submissions.record(newSubmission(id, { email }, { now: clock.now() }));
      return (await store.admin.find(id))?.mails.map(({ state }) => state);
    };
    expect(await send("one", "s.e.l.l.e.r+new@googlemail.com")).toEqual(["advertising"]);
    expect(await send("two", "mina@example.com")).toEqual(["waiting"]);
    expect(await store.admin.count({ step: "new" })).toBe(1);
    await store.admin.acceptSender("seller@gmail.com");
    expect(await send("three", "seller@gmail.com")).toEqual(["waiting"]);
    stop();
  });
});
