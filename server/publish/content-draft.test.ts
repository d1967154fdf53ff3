import { describe, expect, test } from "vitest";

import { publishingOf, origin } from "../../tests/support/content/test-content.ts";
import { sqliteDatabase } from "../../tests/support/databases/databases.ts";
import { documentHash, readDraft, saveDraft } from "./content-draft.ts";
import { publishContent, undoPublish } from "./publish-content.ts";

describe("editing the draft", () => {
  const open = async () => {
    const services = publishingOf(await sqliteDatabase());
    const seen = async (name: string) => documentHash(await readDraft(services), name);
    const save = async (value: unknown, { by = "ana", name = "course", saw = "" } = {}) =>
      saveDraft({ name, value, by, seen: saw || (await seen(name)) }, services);
    const publish = async (by = "ana") =>
      publishContent({ ...(await readDraft(services)), by }, services);
    return { services, seen, save, publish };
  };

  test("a document that is as published again leaves the draft", async () => {
    const { services, save } = await open();
    await save({ price: "2" });
    await save(origin["course"]);
    expect(await readDraft(services)).toMatchObject({ documents: origin, rows: [] });
  });

  test("what was taken back while its draft was open is no change of it, and a save over it is none", async () => {
    const { services, seen, save, publish } = await open();
    await save({ price: "2" });
    await publish();
    await save({ price: "2", weeks: 5 });
    await save({ name: "Kolibri" }, { name: "school" });
    const saw = await seen("course");
    await undoPublish("ben", services);
    expect(await save({ price: "2", weeks: 6 }, { saw })).toMatchObject({
      overtakenBy: { documents: { course: { price: "1", weeks: 5 } } },
    });
    expect(await publish()).toMatchObject({
      version: 2,
      changes: [{ field: "Course, weeks" }, { field: "School, name" }],
    });
  });

  test("a document that this release has added is shown as it is in content/", async () => {
    const { services, save, publish } = await open();
    await save({ price: "2" });
    await publish();
    const newer = { ...services, origin: () => ({ ...origin, chat: { greeting: "Hola" } }) };
    expect((await readDraft(newer)).documents).toEqual({
      ...origin,
      course: { price: "2" },
      chat: { greeting: "Hola" },
    });
  });
});
