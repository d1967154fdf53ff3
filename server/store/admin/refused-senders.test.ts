import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";

import { HOUR } from "#server/core/durations.ts";
import { databases } from "#tests/support/databases/databases.ts";
import { fakeClock } from "#tests/support/server/fake-clock.ts";
import { newSubmission } from "#tests/support/server/sample-submission.ts";

describe.each(databases)("what was put aside, on %s", (_name, database) => {
  async function site() {
    const { store } = await database();
    const clock = fakeClock();
    const doing = { by: "owner", now: clock.now(), newId: randomUUID };
    const record = (id: string, email: string) =>
      store.submissions.record(newSubmission(id, { email }, { now: clock.now(), isHeld: true }));
    const stateOf = async (id: string) => (await store.admin.find(id))?.mails[0]?.state;
    const pass = (time: number) => {
      clock.pass(time);
      return store.outbox.releaseDue(clock.now());
    };
    return { store, clock, pass, doing, record, stateOf };
  }

  test("is mailed a day later by itself, unless the school says that it is advertising", async () => {
    const { store, clock, pass, doing, record, stateOf } = await site();
    await record("real", "mina@example.com");
    await record("spam", "seller@example.com");
    expect(await store.admin.markAdvertising("spam", doing)).toBe(true);
    expect(await store.admin.find("spam")).toMatchObject({ step: "answered" });
    expect(await pass(23 * HOUR)).toBe(0);
    expect(await stateOf("real")).toBe("held");
    expect(await pass(HOUR)).toBe(1);
    expect([await stateOf("real"), await stateOf("spam")]).toEqual(["waiting", "advertising"]);
    expect(await store.admin.release("spam", { ...doing, now: clock.now() })).toBe(1);
    expect(await store.admin.find("spam"), "waits for an answer again").toMatchObject({
      step: "new",
    });
  });

  test("waits for an answer again although its mail was sent, but not if it was answered before", async () => {
    const { store, doing } = await site();
    const send = (id: string, isHeld: boolean) =>
      store.submissions.record(
        newSubmission(id, { email: `${id}@example.com` }, { now: doing.now, isHeld }),
      );
    const stepOf = async (id: string) => (await store.admin.find(id))?.step;
    await send("sent", false);
    await store.outbox.finish("sent", "sent", doing.now);
    await store.admin.refuseSender("sent@example.com", doing);
    await store.admin.markAdvertising("sent", doing);
    expect(await stepOf("sent")).toBe("answered");
    await store.admin.release("sent", { ...doing, now: doing.now + HOUR });
    expect(await stepOf("sent")).toBe("new");
    expect(await store.admin.isRefused("sent@example.com")).toBe(false);

    await send("answered", true);
    await store.admin.setStep("answered", { from: "new", to: "answered" }, doing);
    await store.admin.markAdvertising("answered", { ...doing, now: doing.now + HOUR });
    expect(await store.admin.release("answered", { ...doing, now: doing.now + 2 * HOUR })).toBe(1);
    expect(await stepOf("answered")).toBe("answered");
  });

  test("is advertising as a whole, or not at all", async () => {
    const { store, doing, record, stateOf } = await site();
    await record("spam", "seller@example.com");
    const newId = () => {
      throw new Error("as the test says");
    };
    await expect(store.admin.markAdvertising("spam", { ...doing, newId })).rejects.toThrow(
      "as the test says",
    );
    expect([await stateOf("spam"), (await store.admin.find("spam"))?.step]).toEqual([
      "held",
      "new",
    ]);
  });

  test("is mailed as soon as the clock is right again, if the clock was ahead", async () => {
    const { clock, pass, record, stateOf } = await site();
    clock.jump(1000 * HOUR);
    await record("ahead", "mina@example.com");
    clock.jump(-1000 * HOUR);
    await record("later", "kim@example.com");
    expect(await pass(HOUR)).toBe(1);
    expect([await stateOf("ahead"), await stateOf("later")]).toEqual(["waiting", "held"]);
  });

  test("a sender who is never wanted again is stored and not mailed, however the address is spelt, until accepted", async () => {
    const { store, clock, doing } = await site();
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
  });
});
