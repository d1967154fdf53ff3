import { expect, test } from "vitest";

import { documentHash, readDraft, saveDraft } from "#server/publish/content-draft.ts";

import { builtInContent } from "#content/files/built-in-content.ts";
import { temporaryStudio } from "#tests/support/databases/temporary-studio.ts";
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
    store.use(async ({ services }) => {
      const draft = await readDraft(services);
      const value = { ...Object(draft.documents[name]), ...fields };
      await saveDraft({ name, value, seen: documentHash(draft, name), by: "ana" }, services);
    });
  return { publisher, change };
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
  expect(await publisher.publish(seen)).toEqual({ isShown: expect.any(Boolean) });
  expect(await warnings()).toEqual([]);
});

test("a change of what was taken back since can be published by whoever sees it", async () => {
  const { publisher, change } = start();
  const greet = (greeting: string) => change("chat", { greeting });
  const publish = async () => {
    const { seen } = await publisher.read(undefined);
    expect(await publisher.publish(seen)).toEqual({ isShown: expect.any(Boolean) });
    expect((await publisher.read(undefined)).groups).toEqual([]);
    // Whoever did not get the answer presses again.
    expect(await publisher.publish(seen)).toMatch(/^There is nothing to publish/);
  };
  await greet("First");
  await publish();
  await greet("Second");
  expect(await publisher.use(0, 1)).toBeUndefined();
  await publish();
  expect((await publisher.read(undefined)).history[0]).toMatchObject({
    version: 2,
    changes: [{ title: "Chat › Greeting", after: { text: "Second" } }],
  });
});
