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
  const read = () => publisher.read(undefined);
  const changes = async () => (await read()).groups.flatMap((group) => group.changes);
  const publish = async () => publisher.publish((await read()).seen);
  return { publisher, change, store, read, changes, publish };
}

const published = { isShown: expect.any(Boolean), hasPictures: false };

test("a mailbox whose domain takes no mails is doubted before it is published, and only then", async () => {
  const { change, read, publish } = start();
  const warnings = async () => (await read()).warnings;
  expect(await warnings()).toEqual([]);
  await change("school", { email: "hello@bay-school.mx" });
  expect(await warnings()).toEqual([]);
  await change("school", { email: "hello@typo.mx" });
  const doubt = { sentence: "No such domain.", to: "/website/school?field=email" };
  expect(await read()).toMatchObject({ warnings: [doubt], mistakes: [] });
  expect(await publish()).toEqual(published);
  expect(await warnings()).toEqual([]);
});

test("an answer that is not complete waits, and keeps nothing else from being published", async () => {
  const { change, read, publish } = start();
  const deposit = { amount: 300, text: "" };
  await change("course-details", { deposit, classSize: { most: 12 } });
  const mistake = {
    sentence: "What people ask before they apply › What do you pay first? › In words is empty.",
    to: "/website/course-details?field=deposit/text",
  };
  expect(await read()).toMatchObject({ ready: 1, mistakes: [], waiting: [mistake] });
  expect(await publish()).toHaveProperty("isShown");
  const after = await read();
  expect(after).toMatchObject({ ready: 0, mistakes: [mistake], waiting: [] });
  expect(after.groups).toMatchObject([{ changes: [{ title: "What do you pay first?" }] }]);
  expect(after.history[0]?.changes).toMatchObject([
    { title: "What people ask before they apply › How many people are in a class?" },
  ]);
  await change("course-details", { deposit: { ...deposit, text: "To keep your place." } });
  expect(await read()).toMatchObject({ ready: 1, mistakes: [], waiting: [] });
});

test("a version that was taken back is edited, published, and published only once", async () => {
  const { publisher, change, read, changes } = start();
  const publish = async () => {
    const { seen } = await read();
    expect(await publisher.publish(seen)).toEqual(published);
    expect(await changes()).toEqual([]);
    // Whoever did not get the answer presses again.
    const problem = expect.stringMatching(/^There is nothing to publish/);
    expect(await publisher.publish(seen)).toMatchObject({ problem });
  };
  await change("chat", { greeting: "First" });
  await publish();
  await change("chat", { greeting: "Second" });
  expect(await publisher.use(0, 1)).toBeUndefined();
  expect(await changes()).toMatchObject([{ after: { text: "Second" } }]);
  expect(await publisher.edit(1), "what was typed since stays").toMatchObject({
    isChanged: false,
    left: [{ name: "chat" }],
  });
  await publish();
  expect((await read()).history[0]).toMatchObject({
    version: 2,
    changes: [{ title: "Chat › Greeting", after: { text: "Second" } }],
  });
});

test("to edit a version brings back what it changed, and undoes nothing that was published later", async () => {
  const { publisher, change, changes, publish } = start();
  await change("interview", { minutes: 25 });
  await publish();
  expect(await publisher.use(0, 1)).toBeUndefined();
  await change("chat", { greeting: "Later" });
  await publish();
  expect(await publisher.edit(1)).toMatchObject({ isChanged: true, left: [] });
  expect(await changes()).toMatchObject([{ after: { text: "25" } }]);
});

test("what a return takes from visitors is shown first, and waits in its version to be edited", async () => {
  const { publisher, change, read, changes, publish } = start();
  await change("interview", { minutes: 25 });
  await change("chat", { greeting: "First" });
  await publish();
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

  const { seen } = await read();
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
  const { publisher, change, store, read, changes } = start();
  await change("chat", { greeting: "Mine" });
  await change("interview", { minutes: 25 });
  const { seen } = await read();
  await store.use(async ({ services }) => {
    const { drafts } = services.contentStore;
    const { discard } = drafts;
    vi.spyOn(drafts, "discard").mockImplementationOnce(async (...discarded) => {
      await change("chat", { greeting: "Hers" });
      return discard(...discarded);
    });
  });
  const discarded = await publisher.discard(seen);
  expect(discarded).toMatchObject({ discarded: [{ name: "interview" }], isAll: false });
  expect(await changes()).toMatchObject([{ after: { text: "Hers" } }]);
});
