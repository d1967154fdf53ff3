import { describe, expect, test } from "vitest";

import { contentServices, origin } from "../../tests/support/content/test-content.ts";
import { sqliteDatabase } from "../../tests/support/databases/databases.ts";
import { hashOf, readDraft, saveDraft } from "./content-draft.ts";
import { publishContent, undoPublish } from "./publish-content.ts";

describe("editing the draft", () => {
  const open = async () => {
    const services = contentServices(await sqliteDatabase());
    const seen = async (name: string) => hashOf(await readDraft(services), name);
    const save = async (value: unknown, { by = "ana", name = "course", saw = "" } = {}) =>
      saveDraft({ name, value, by, seen: saw || (await seen(name)) }, services);
    const publish = async (by = "ana") =>
      publishContent({ ...(await readDraft(services)), by }, services);
    return { services, seen, save, publish };
  };

  test("of two tabs that change a document the second is told, and nothing is overwritten", async () => {
    const { services, seen, save } = await open();
    const saw = await seen("course");
    const { hash } = { hash: "", ...(await save({ price: "2" }, { saw })) };
    expect(await save({ price: "3" }, { saw, by: "ben" })).toMatchObject({
      overtakenBy: { documents: { course: { price: "2" } }, rows: [{ by: "ana", hash }] },
    });
    expect(await save({ name: "Kolibri" }, { name: "school", by: "ben" })).toHaveProperty("hash");
    expect(await save({ price: "4" }, { saw: hash, by: "ben" })).toHaveProperty("hash");
    expect((await readDraft(services)).documents).toMatchObject({
      course: { price: "4" },
      school: { name: "Kolibri" },
    });
  });

  test("a form that was opened before somebody else published its document does not overwrite it", async () => {
    const { services, seen, save, publish } = await open();
    const saw = await seen("course");
    await save({ price: "2" });
    await publish();
    expect(await save({ price: "3" }, { saw, by: "ben" })).toMatchObject({
      overtakenBy: { basedOn: 1, documents: { course: { price: "2" } }, rows: [] },
    });
    expect((await readDraft(services)).rows).toEqual([]);
  });

  test("a document that is as published again leaves the draft", async () => {
    const { services, save } = await open();
    await save({ price: "2" });
    await save(origin["course"]);
    expect(await readDraft(services)).toMatchObject({ documents: origin, rows: [] });
  });

  test("what was taken back while its draft was open is not published again unseen", async () => {
    const { services, save, publish } = await open();
    await save({ price: "2" });
    await publish();
    await save({ price: "2", weeks: 5 });
    await save({ name: "Kolibri" }, { name: "school" });
    await undoPublish("ben", services);
    await expect(publish()).rejects.toThrow(
      "“Course” has been published or taken back since ana changed it.",
    );
    await save({ price: "1", weeks: 5 });
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
