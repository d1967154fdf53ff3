import { sentenceOf } from "#content/check/mistake.ts";
import { describe, expect, test, vi } from "vitest";

import { publishingOf, origin } from "../../tests/support/content/test-content.ts";
import { sqliteDatabase } from "../../tests/support/databases/databases.ts";
import { temporaryStore } from "../../tests/support/databases/temporary-store.ts";
import type { Log } from "../core/log.ts";
import { contentUpgrades } from "../store/content/content-upgrades.ts";
import { readDraft, saveDraft, documentHash } from "./content-draft.ts";
import type { Publishing } from "./open-publishing.ts";
import { publishContent, undoPublish, useVersion } from "./publish-content.ts";

async function change(services: Publishing, price: string, by = "ana") {
  const seen = documentHash(await readDraft(services), "course");
  await saveDraft({ name: "course", value: { price }, seen, by }, services);
}

async function publish(services: Publishing, by = "ana") {
  return publishContent({ ...(await readDraft(services)), by }, services);
}

/** The prices of what visitors see, and of the draft. */
async function prices({ contentStore }: Publishing) {
  const version = await contentStore.versions.read(await contentStore.versions.current());
  const { documents } = await contentStore.drafts.over(version?.documents ?? origin);
  return [version?.documents ?? origin, documents].map(({ course }) => Object(course).price);
}

describe("publishing", () => {
  const open = async (changed: Partial<Publishing> = {}) => {
    const database = await sqliteDatabase();
    return { ...database, services: publishingOf(database, changed) };
  };

  test("every mistake is named, and a version that cannot be rendered is refused: visitors and the draft keep what they have", async () => {
    const { services } = await open();
    await change(services, "2");
    const mistakes = [
      { document: "course", path: ["price"], says: "is odd." },
      { document: "school", path: ["name"], says: "is missing." },
    ];
    await expect(publish({ ...services, mistakesIn: () => mistakes })).rejects.toThrow(
      [...mistakes.map(sentenceOf), "Visitors see the site as it was before."].join("\n"),
    );
    const render = () => Promise.reject(new Error("No heading on /apply"));
    const error = vi.fn<Log["error"]>();
    const logged = { ...services, render, log: { error } };
    await expect(publish(logged)).rejects.toThrow("No heading on /apply");
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ cause: "Error: No heading on /apply" }),
      "The pages could not be made",
    );
    expect(await prices(services)).toEqual(["1", "2"]);
    await publish(services);
    await change(services, "3");
    await publish(services);
    await expect(undoPublish("ana", { ...services, render })).rejects.toThrow("No heading");
    expect(await prices(services)).toEqual(["3", "3"]);
  });

  test("pages are rendered from the documents that are stored, after the check", async () => {
    const rendered: unknown[] = [];
    const { services } = await open({ render: async (documents) => void rendered.push(documents) });
    await change(services, "2");
    await publish(services);
    expect(rendered).toEqual([{ ...origin, course: { price: "2" } }]);
  });

  test("undo goes back one publish at a time, to what the site began with, and any version can be shown again", async () => {
    const { services } = await open();
    await expect(undoPublish("ana", services)).rejects.toThrow("There is nothing to undo");
    for (const price of ["2", "3"]) {
      await change(services, price);
      await publish(services);
    }
    expect(await undoPublish("ana", services)).toEqual({ version: 1 });
    expect(await undoPublish("ana", services)).toEqual({ version: 0 });
    expect((await readDraft(services)).rows, "nothing goes live again by itself").toEqual([]);
    await expect(undoPublish("ana", services)).rejects.toThrow("There is nothing to undo");
    expect(await useVersion(2, "ben", services)).toEqual({ version: 2 });
    expect(await prices(services)).toEqual(["3", "3"]);
    expect((await readDraft(services)).rows).toEqual([]);
    await expect(useVersion(2, "ben", services)).rejects.toThrow("Visitors see version 2 already.");
    await expect(useVersion(9, "ben", services)).rejects.toThrow("There is no version 9.");
    await expect(useVersion(0, "ana", services, 1)).rejects.toThrow(
      "ben has gone back to version 2",
    );
  });

  test("content of a newer release is not changed, and an older version can be shown in its place", async () => {
    const { services, openEngine } = await open();
    await change(services, "2");
    await publish(services);
    const store = await temporaryStore(openEngine(), [
      ...contentUpgrades,
      (documents) => documents,
    ]);
    const newer = { ...services, contentStore: store.content };
    await change(newer, "3");
    await publish(newer);
    await expect(publish(services)).rejects.toThrow("A newer release of the site has changed");
    await expect(undoPublish("ana", services)).rejects.toThrow("A newer release of the site");
    expect(await useVersion(1, "ana", services)).toEqual({ version: 1 });
  });

  test.each([
    ["a full disk", "database or disk is full", "The disk is full."],
    ["a database that went away", "the connection was closed", "The database went away"],
  ])(
    "%s is a sentence, what happened is logged, and the draft stays",
    async (_what, error, sentence) => {
      const log = { error: vi.fn<Log["error"]>() };
      const { services } = await open({ isTemporary: () => true, log });
      await change(services, "2");
      vi.spyOn(services.contentStore.versions, "publish").mockRejectedValueOnce(new Error(error));
      await expect(publish(services)).rejects.toThrow(sentence);
      const found = expect.objectContaining({ cause: `Error: ${error}` });
      expect(log.error).toHaveBeenCalledWith(found, "A publish failed");
      expect(await prices(services)).toEqual(["1", "2"]);
    },
  );
});
