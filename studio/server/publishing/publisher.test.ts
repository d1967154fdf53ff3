import { expect, test } from "vitest";

import { hashOf, readDraft, saveDraft } from "#server/publish/content-draft.ts";

import { temporaryStudio } from "../../../tests/support/databases/temporary-studio.ts";
import { createPublisher } from "./publisher.ts";

test("a change of what was taken back since can be published by whoever sees it", async () => {
  const store = temporaryStudio();
  const publisher = createPublisher({
    store,
    user: () => "ana",
    timeZone: () => "UTC",
    media: (uploads) => ({ hasPicture: () => true, hasFile: () => true, uploads }),
    waitUntilShown: () => Promise.resolve(true),
  });
  const greet = (greeting: string) =>
    store.use(async ({ services }) => {
      const draft = await readDraft(services);
      const value = { ...Object(draft.documents["chat"]), greeting };
      await saveDraft({ name: "chat", value, seen: hashOf(draft, "chat"), by: "ana" }, services);
    });
  const publish = async () => {
    const { seen } = await publisher.read(undefined);
    expect(await publisher.publish(seen)).not.toHaveProperty("problems");
    expect((await publisher.read(undefined)).groups).toEqual([]);
  };
  await greet("First");
  await publish();
  await greet("Second");
  expect(await publisher.use(0, 1)).toEqual([]);
  await publish();
  expect((await publisher.read(undefined)).history[0]).toMatchObject({
    version: 2,
    changes: [{ title: "Chat › Greeting", after: { text: "Second" } }],
  });
});
