import { describe, expect, test } from "vitest";

import { databases } from "#tests/support/databases/databases.ts";
import { temporaryStore } from "#tests/support/databases/temporary-store.ts";
import { contentHash } from "./content-hash.ts";
import { type ContentUpgrade, contentUpgrades } from "./content-upgrades.ts";

const course = { name: "course", basedOn: 0, by: "ana", now: 1_000_000 };

describe.each(databases)("the draft on %s", (_name, openDatabase) => {
  test("a saved document takes the place of the published one, for whoever looks next", async () => {
    const { store, openAgain } = await openDatabase();
    const value = { price: 2 };
    expect(await store.content.drafts.save({ ...course, value }, undefined)).toBe(true);
    const other = await openAgain();
    expect(await other.content.drafts.over({ course: { price: 1 }, school: "Ñ" })).toMatchObject({
      documents: { course: value, school: "Ñ" },
      rows: [{ hash: contentHash(value), by: "ana", at: 1_000_000 }],
    });
  });

  test("of many who save a document at once, one does, and what was seen by nobody is never replaced", async () => {
    const { store, openAgain } = await openDatabase();
    const other = await openAgain();
    const saveAll = (replaces: string | undefined) =>
      Promise.all(
        [1, 2, 3, 4, 5, 6].map((price) => {
          const { drafts } = (price % 2 ? store : other).content;
          return drafts.save({ ...course, value: { price, replaces } }, replaces);
        }),
      );
    expect((await saveAll(undefined)).filter(Boolean)).toHaveLength(1);
    const { rows } = await store.content.drafts.over({});
    expect((await saveAll(rows[0]?.hash)).filter(Boolean)).toHaveLength(1);
    expect(await store.content.drafts.save({ ...course, value: 7 }, rows[0]?.hash)).toBe(false);
    expect(await store.content.drafts.save({ ...course, value: 7 }, undefined)).toBe(false);
    expect(await store.content.drafts.discard("course", rows[0]?.hash ?? "")).toBe(false);
  });

  test("a publish takes the drafts that it includes with it, and leaves what was saved meanwhile", async () => {
    const { store } = await openDatabase();
    const { drafts, versions } = store.content;
    const school = { ...course, name: "school" };
    await drafts.save({ ...course, value: "first" }, undefined);
    await drafts.save({ ...school, value: "first" }, undefined);
    const { documents, rows } = await drafts.over({});
    await drafts.save({ ...school, value: "second" }, contentHash("first"));
    const move = { basedOn: 0, by: "ben", now: 2, message: null, changes: [] };
    await versions.publish({ ...move, documents, published: {}, drafts: rows });
    expect(await drafts.over({})).toMatchObject({
      documents: { school: "second" },
      rows: [{ name: "school", basedOn: 1 }],
    });
  });

  test("a draft of an older schema is upgraded together with what is published", async () => {
    const { store, openEngine } = await openDatabase();
    await store.content.drafts.save({ ...course, value: { price: 2 } }, undefined);
    const priceMoves: ContentUpgrade = (documents) => {
      const { price, ...rest } = Object(documents["course"]);
      return price === undefined ? documents : { ...documents, course: rest, fees: { price } };
    };
    const newer = await temporaryStore(openEngine(), [...contentUpgrades, priceMoves]);
    const published = { course: { weeks: 4 }, fees: { price: 1 } };
    expect(await newer.content.drafts.over(published)).toMatchObject({
      documents: { course: {}, fees: { price: 2 } },
    });
  });
});
