import { describe, expect, test } from "vitest";

import { databases } from "#tests/support/databases/databases.ts";
import { temporaryStore } from "#tests/support/databases/temporary-store.ts";
import { publishCourse } from "#tests/support/content/publish-course.ts";
import { type ContentUpgrade, contentUpgrades } from "./content-upgrades.ts";

const NOW = Date.UTC(2025, 0, 6, 9);

describe.each(databases)("versions of the content on %s", (_name, openDatabase) => {
  const open = async () => {
    const database = await openDatabase();
    return { ...database, ...database.store.content };
  };

  test("nothing is current until the first publish, which also keeps what the site showed before", async () => {
    const { versions } = await open();
    expect(await versions.current()).toBe(0);
    expect(await versions.shownNumbers()).toEqual([]);
    const documents = { course: { price: 2 }, school: { name: "Ñ \u0000 🙂" } };
    const published = { course: { price: 1 } };
    const changes = [{ field: "Course, price", path: "course/price", before: "1", after: "2" }];
    const what = { by: "ana", message: "New price", changes };
    const move = { ...what, basedOn: 0, now: NOW, documents, published, drafts: [] };
    expect(await versions.publish(move)).toEqual({ version: 1 });
    expect(await versions.current()).toBe(1);
    expect(await versions.read(1)).toMatchObject({ number: 1, basedOn: 0, documents });
    expect(await versions.read(0)).toMatchObject({ basedOn: null, documents: published });
    expect(await versions.read(2)).toBeUndefined();
    const told = { ...what, id: 1, version: 1, action: "published", at: NOW };
    expect(await versions.history(10)).toEqual([told]);
  });

  test("changes that no release has written are refused instead of shown", async () => {
    const { store, versions } = await open();
    const changes = [{ field: "Course, price", path: "course/price", before: 1, after: "2" }];
    await publishCourse(store, 1, { changes: JSON.parse(JSON.stringify(changes)) });
    await expect(versions.history(10)).rejects.toThrow("expected string");
    await expect(versions.valuesOf("course/price")).rejects.toThrow("expected string");
  });

  test("of many who publish at once on two servers exactly one does, and the others learn who", async () => {
    const { store, openAgain } = await open();
    const other = await openAgain();
    const people = ["ana", "ben", "eva", "joe", "kim", "leo"];
    const results = await Promise.all(
      people.map((by, index) => publishCourse(index % 2 ? store : other, index, { by })),
    );
    expect(results.filter((result) => "version" in result)).toEqual([{ version: 1 }]);
    const by = people[results.findIndex((result) => "version" in result)];
    const overtaken = results.filter((result) => "overtakenBy" in result);
    expect(overtaken.map(({ overtakenBy }) => overtakenBy?.by)).toEqual(Array(5).fill(by));
    expect(await store.content.versions.history(10)).toHaveLength(1);
    expect(await other.content.versions.read(2)).toBeUndefined();
  });

  test("a publish that ends on its way leaves nothing behind", async () => {
    const { store, versions } = await open();
    const unfinished = {
      hash: "",
      get name(): string {
        throw new Error("killed");
      },
    };
    await expect(publishCourse(store, 1, { drafts: [unfinished] })).rejects.toThrow("killed");
    expect(await versions.history(10)).toEqual([]);
    expect(await versions.read(1)).toBeUndefined();
    expect(await publishCourse(store, 1)).toEqual({ version: 1 });
  });

  test("going back moves the pointer, leaves the draft, and is refused to whom has been overtaken", async () => {
    const { store, versions, drafts } = await open();
    await publishCourse(store, 1);
    await publishCourse(store, 2, { basedOn: 1 });
    const move = { basedOn: 2, by: "ben", now: NOW + 1 };
    await drafts.save({ name: "chat", value: "Hers", ...move }, undefined);
    expect(await versions.use(1, move)).toEqual({ version: 1 });
    expect((await drafts.over({})).documents).toEqual({ chat: "Hers" });
    expect(await versions.use(1, move)).toMatchObject({
      overtakenBy: { by: "ben", action: "used" },
    });
    expect(await publishCourse(store, 3, { basedOn: 2 })).toMatchObject({
      overtakenBy: { by: "ben", version: 1 },
    });
    expect(await publishCourse(store, 3, { basedOn: 1 })).toEqual({ version: 3 });
    expect(await versions.read(3)).toMatchObject({ basedOn: 1 });
    const rows = await versions.history(2);
    expect(rows).toMatchObject([
      { version: 3, action: "published" },
      { version: 1, action: "used" },
    ]);
    const older = await versions.history(2, rows.at(-1)?.id);
    expect(older.map(({ version }) => version)).toEqual([2, 1]);
  });

  test("a version of an older schema is upgraded when it is read, and stays as it is for an older release", async () => {
    const { store, openEngine } = await open();
    await publishCourse(store, 1299);
    const upgrades: ContentUpgrade[] = [
      ...contentUpgrades,
      ({ course, ...others }) => ({ ...others, prices: course }),
      ({ prices, ...others }) => ({ ...others, fees: { ...Object(prices), currency: "USD" } }),
    ];
    const newer = await temporaryStore(openEngine(), upgrades);
    expect(await newer.content.versions.read(1)).toMatchObject({
      documents: { fees: { price: 1299, currency: "USD" } },
    });
    expect(await store.content.versions.read(1)).toMatchObject({
      documents: { course: { price: 1299 } },
    });
  });

  test("while the version of a newer release is current, an older one shows what visitors saw last of those it knows", async () => {
    const { store, versions, drafts, openEngine } = await open();
    await publishCourse(store, 1);
    await publishCourse(store, 2, { basedOn: 1 });
    await versions.use(1, { basedOn: 2, by: "ben", now: NOW });
    const newer = await temporaryStore(openEngine(), [
      ...contentUpgrades,
      (documents) => documents,
    ]);
    await publishCourse(newer, 3, { basedOn: 1 });
    expect(await versions.current()).toBe(3);
    expect(await versions.shownNumbers()).toEqual([1, 2]);
    await expect(versions.read(3)).rejects.toThrow("A newer release of the site");
    const draft = { name: "course", value: { price: 4 }, basedOn: 3, by: "ana", now: NOW };
    await newer.content.drafts.save(draft, undefined);
    await expect(drafts.over({})).rejects.toThrow(/newer release/);
  });
});
