import { expect, test, vi } from "vitest";

import { builtInContent } from "#content/files/built-in-content.ts";
import { changeDocument } from "#tests/support/content/change-document.ts";
import { temporaryStudio } from "#tests/support/databases/temporary-studio.ts";
import { CHANGED } from "./draft-changes.ts";
import { createPublisher } from "./publisher.ts";

/** A publisher, and a way to change a document. */
function start() {
  const store = temporaryStudio();
  const publisher = createPublisher({
    store,
    user: () => "ana",
    content: builtInContent,
    mailboxProblems: async (mailbox) => (mailbox.endsWith("@typo.mx") ? ["No such domain."] : []),
    waitUntilShown: () => Promise.resolve(true),
  });
  const change = (name: string, fields: object) =>
    store.use(({ services }) => changeDocument(services, name, fields));
  return { publisher, change, store };
}

test("a mailbox whose domain takes no mails is doubted before it is published, and only then", async () => {
  const { publisher, change } = start();
  const warnings = async () => (await publisher.read(undefined)).warnings;
  expect(await warnings()).toEqual([]);
  await change("school", { email: "hello@bay-school.mx" });
  expect(await warnings()).toEqual([]);
  await change("school", { email: "hello@typo.mx" });
  const { warnings: doubts, mistakes, seen } = await publisher.read(undefined);
  expect(doubts).toMatchObject([
    { sentence: "No such domain.", to: "/website/school?field=email" },
  ]);
  expect(mistakes).toEqual([]);
  expect(await publisher.publish(seen)).toEqual({
    isShown: expect.any(Boolean),
    hasPictures: false,
  });
  expect(await warnings()).toEqual([]);
});

test("an answer that is not complete waits, and keeps nothing else from being published", async () => {
  const { publisher, change } = start();
  const deposit = { amount: 300, text: "" };
  await change("course-details", { deposit, classSize: { most: 12 } });
  const before = await publisher.read(undefined);
  const mistake = {
    sentence: "What people ask before they apply › What do you pay first? › In words is empty.",
    to: "/website/course-details?field=deposit/text",
  };
  expect(before).toMatchObject({ ready: 1, mistakes: [], waiting: [mistake] });
  expect(await publisher.publish(before.seen)).toHaveProperty("isShown");
  const after = await publisher.read(undefined);
  expect(after).toMatchObject({ ready: 0, mistakes: [mistake], waiting: [] });
  expect(after.groups.flatMap(({ changes }) => changes.map(({ title }) => title))).toEqual([
    "What do you pay first?",
  ]);
  expect(after.history[0]?.changes).toMatchObject([
    { title: "What people ask before they apply › How many people are in a class?" },
  ]);
  await change("course-details", { deposit: { ...deposit, text: "To keep your place." } });
  expect(await publisher.read(undefined)).toMatchObject({ ready: 1, mistakes: [], waiting: [] });
});

test("a version that was taken back is edited, published, and published only once", async () => {
  const { publisher, change } = start();
  const greet = (greeting: string) => change("chat", { greeting });
  const publish = async () => {
    const { seen } = await publisher.read(undefined);
    expect(await publisher.publish(seen)).toEqual({
      isShown: expect.any(Boolean),
      hasPictures: false,
    });
    expect((await publisher.read(undefined)).groups).toEqual([]);
    // Whoever did not get the answer presses again.
    expect(await publisher.publish(seen)).toMatchObject({
      problem: expect.stringMatching(/^There is nothing to publish/),
    });
  };
  await greet("First");
  await publish();
  await greet("Second");
  expect(await publisher.use(0, 1)).toBeUndefined();
  expect((await publisher.read(undefined)).groups).toMatchObject([
    { changes: [{ after: { text: "Second" } }] },
  ]);
  expect(await publisher.edit(1), "what was typed since stays").toMatchObject({
    isChanged: false,
    left: [{ name: "chat" }],
  });
  await publish();
  expect((await publisher.read(undefined)).history[0]).toMatchObject({
    version: 2,
    changes: [{ title: "Chat › Greeting", after: { text: "Second" } }],
  });
});

test("to edit a version brings back what it changed, and undoes nothing that was published later", async () => {
  const { publisher, change } = start();
  const changes = async () =>
    (await publisher.read(undefined)).groups.flatMap((group) => group.changes);
  const publish = async () => publisher.publish((await publisher.read(undefined)).seen);
  await change("interview", { minutes: 25 });
  await publish();
  expect(await publisher.use(0, 1)).toBeUndefined();
  await change("chat", { greeting: "Later" });
  await publish();
  expect(await publisher.edit(1)).toMatchObject({ isChanged: true, left: [] });
  expect(await changes()).toMatchObject([{ after: { text: "25" } }]);
});

test("what a return takes from visitors is shown first, and waits in its version to be edited", async () => {
  const { publisher, change } = start();
  const changes = async () =>
    (await publisher.read(undefined)).groups.flatMap((group) => group.changes);
  await change("interview", { minutes: 25 });
  await change("chat", { greeting: "First" });
  await publisher.publish((await publisher.read(undefined)).seen);
  const first = await publisher.readVersion(0);
  expect(first?.groups.flatMap((group) => group.changes)).toMatchObject([
    { title: "Greeting", before: { text: "First" } },
    { title: "How many minutes does an interview take?", before: { text: "25" }, after: undefined },
  ]);
  expect(await publisher.readVersion(7)).toBeUndefined();
  expect(await publisher.use(0, 1)).toBeUndefined();
  expect(await changes(), "nothing goes live again by itself").toEqual([]);
  await change("chat", { greeting: "Mine" });
  expect(await publisher.edit(7)).toBeUndefined();
  expect(await publisher.edit(1)).toMatchObject({ isChanged: true, left: [{ name: "chat" }] });
  expect(await changes()).toMatchObject([{ after: { text: "Mine" } }, { after: { text: "25" } }]);

  const { seen } = await publisher.read(undefined);
  const discarded = await publisher.discard(seen);
  expect(await changes()).toEqual([]);
  expect(discarded).toMatchObject({
    discarded: [
      { name: "chat", after: { greeting: "Mine" } },
      { name: "interview", after: { minutes: 25 } },
    ],
    isAll: true,
  });
  expect(await publisher.discard(seen)).toEqual({ problem: CHANGED });
  await change("chat", { greeting: "Hers" });
  const patches = discarded.discarded ?? [];
  const { isChanged, left } = await publisher.restore(patches);
  expect([isChanged, left], "the rest is kept").toEqual([true, patches.slice(0, 1)]);
  expect(await changes()).toMatchObject([{ after: { text: "Hers" } }, { after: { text: "25" } }]);
});

test("what somebody else saves while all is discarded stays, and is not said to be discarded", async () => {
  const { publisher, change, store } = start();
  await change("chat", { greeting: "Mine" });
  await change("interview", { minutes: 25 });
  const { seen } = await publisher.read(undefined);
  await store.use(async ({ services }) => {
    const { drafts } = services.content;
    const { discard } = drafts;
    vi.spyOn(drafts, "discard").mockImplementationOnce(async (...discarded) => {
      await change("chat", { greeting: "Hers" });
      return discard(...discarded);
    });
  });
  const discarded = await publisher.discard(seen);
  expect(discarded).toMatchObject({ discarded: [{ name: "interview" }], isAll: false });
  const { groups } = await publisher.read(undefined);
  expect(groups).toMatchObject([{ changes: [{ after: { text: "Hers" } }] }]);
});

test("of two new entries of a list, both are discarded, although the first moves the second, and both come back", async () => {
  const { publisher, change } = start();
  const added = async () => {
    const { groups } = await publisher.read(undefined);
    return groups.flatMap(({ changes }) => changes.filter(({ isNewDate }) => isNewDate));
  };
  await change("start-dates", { startDates: [{ date: "2099-03-02" }, { date: "2099-04-06" }] });
  const [first, second] = await added();
  const done = [
    await publisher.discard(first?.id ?? ""),
    await publisher.discard(second?.id ?? ""),
  ];
  expect(await added()).toEqual([]);
  for (const each of done.toReversed()) {
    expect(await publisher.restore(each.discarded ?? [])).toEqual({ isChanged: true, left: [] });
  }
  expect(await added()).toEqual([first, second]);
});
