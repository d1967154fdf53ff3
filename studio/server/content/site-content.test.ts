import { expect, test } from "vitest";

import { readDraft } from "#server/publish/content-draft.ts";
import { publishContent } from "#server/publish/publish-content.ts";

import { temporaryStudio } from "#tests/support/databases/temporary-studio.ts";
import { createSiteContent } from "./site-content.ts";

/** The studio's content, on a database of its own. */
function startContent() {
  const store = temporaryStudio();
  const content = createSiteContent({ store, user: () => "ana" });
  return {
    content,
    draft: () => store.use(({ services }) => readDraft(services)),
    publish: () =>
      store.use(async ({ services }) =>
        publishContent({ ...(await readDraft(services)), by: "ben" }, services),
      ),
    /** What a browser sends: the document as it is stored, with another text. */
    async typed(name: string, fields: Record<string, unknown>) {
      const documents = await content.read();
      const { value, hash = "" } = documents[name] ?? {};
      return { value: { ...Object(value), ...fields }, seen: hash };
    },
  };
}

test("saving any document without a change leaves nothing to publish", async () => {
  const { content, draft } = startContent();
  const documents = await content.read();
  for (const [name, { value, hash }] of Object.entries(documents)) {
    const saved = await content.save(name, { value, seen: hash });
    expect(saved, name).toMatchObject({ status: "saved", isLive: true, mistakes: [] });
  }
  expect((await draft()).rows).toEqual([]);
  expect(await content.save("no-document", { value: {}, seen: "" })).toBeUndefined();
});

test("a document with mistakes is saved, and each mistake is reported with its field", async () => {
  const { content, draft, typed } = startContent();
  const price = { amount: "1,349", currency: "USD" };
  const mistakes = [
    { path: "hours", says: "is empty." },
    {
      path: "price/amount",
      says: "must be a whole number such as 1299, without a dot or a comma.",
    },
  ];
  const saved = await content.save("course", await typed("course", { hours: "", price }));
  expect(saved).toMatchObject({ status: "saved", isLive: false, mistakes });
  const { course, chat } = await content.read();
  expect([course?.isLive, chat?.isLive]).toEqual([false, true]);
  expect([course?.mistakes, chat?.mistakes], "when it is opened again").toEqual([mistakes, []]);
  expect((await draft()).documents["course"]).toMatchObject({ price });
});

test("what somebody else has saved or published meanwhile is not overwritten, but sent back", async () => {
  const { content, draft, typed, publish } = startContent();
  const mine = await typed("school", { name: "My School" });
  await content.save("school", await typed("school", { name: "Her School" }));
  const overtaken = await content.save("school", mine);
  expect(overtaken).toMatchObject({ status: "overtaken", value: { name: "Her School" } });
  await publish();
  expect(await content.save("school", mine)).toMatchObject({ status: "overtaken" });
  expect((await draft()).rows).toEqual([]);
  const seen = overtaken?.hash ?? "";
  expect(await content.save("school", { ...mine, seen })).toMatchObject({ status: "saved" });
  expect((await draft()).documents["school"]).toMatchObject({ name: "My School" });
});
