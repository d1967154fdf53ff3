import { describe, expect, test } from "vitest";

import { DAY } from "../../core/durations.ts";
import { publishCourse } from "#tests/support/content/publish-course.ts";
import { databases } from "#tests/support/databases/databases.ts";
import { fakeClock } from "#tests/support/server/fake-clock.ts";
import { uploadName } from "#content/schema/upload-name.ts";
import { contentHash } from "./content-hash.ts";
import type { StoredPicture } from "./stored-pictures.ts";

function picture(id: string): StoredPicture {
  const files = { "192.avif": Uint8Array.of(0, 255, 128), "original.jpg": new Uint8Array(3e6) };
  return { id, record: { widths: [192], crop: { x: 0.5 } }, files: new Map(Object.entries(files)) };
}

describe.each(databases)("kept files and pictures on %s", (_name, openDatabase) => {
  test("servers share the three sites that were rendered last", async () => {
    const { store, openAgain } = await openDatabase();
    const other = await openAgain();
    for (const [at, file] of ["1.site", "2.site", "3.site", "4.site"].entries()) {
      await store.content.renderedSites.put(file, Buffer.from(`pages of ${file}`), at);
    }
    // Another server has rendered the same.
    await other.content.renderedSites.put("4.site", Buffer.from("pages"), 5);
    const { get } = other.content.renderedSites;
    expect(await get("1.site")).toBeUndefined();
    expect(String(await get("2.site"))).toBe("pages of 2.site");
    expect(String(await get("4.site"))).toBe("pages of 4.site");
  });

  test("a generated file is served by every server until it was current for the last time 30 days ago", async () => {
    const { store, openAgain } = await openDatabase();
    const { keptFiles } = store.content;
    const other = await openAgain();
    const clock = fakeClock();
    const start = { name: "/assets/start-1.js", bytes: Buffer.from("start") };
    const content = { name: "/content/1.js", bytes: Buffer.from("{}") };
    const files = [start, content];
    await Promise.all([
      keptFiles.put(files, clock.now()),
      other.content.keptFiles.put(files.toReversed(), clock.now()),
    ]);
    const found = await other.content.keptFiles.get(start.name);
    expect(Buffer.from(found ?? []).toString()).toBe("start");
    clock.pass(20 * DAY);
    await keptFiles.put([start], clock.now());
    clock.pass(10 * DAY);
    expect(await keptFiles.purge(clock.now())).toBe(0);
    clock.pass(1);
    expect(await keptFiles.purge(clock.now())).toBe(1);
    expect(await keptFiles.get(content.name)).toBeUndefined();
    clock.pass(20 * DAY);
    expect(await keptFiles.purge(clock.now())).toBe(1);
    expect(await keptFiles.get(start.name)).toBeUndefined();
  });

  test("a picture is stored once with all its files, however often it is uploaded", async () => {
    const { pictures } = (await openDatabase()).store.content;
    await pictures.put(picture("0a1b2c3d4e5f"), 1);
    await pictures.put(picture("0a1b2c3d4e5f"), 2);
    expect([...((await pictures.file("0a1b2c3d4e5f", "192.avif")) ?? [])]).toEqual([0, 255, 128]);
    expect((await pictures.file("0a1b2c3d4e5f", "original.jpg"))?.length).toBe(3e6);
    expect(await pictures.file("0a1b2c3d4e5f", "384.avif")).toBeUndefined();
    expect((await pictures.fileNames("0a1b2c3d4e5f")).toSorted()).toEqual([
      "192.avif",
      "original.jpg",
    ]);
    const { record } = picture("");
    await pictures.put(picture("5f4e3d2c1b0a"), 1);
    const documents = { gallery: ["uploads/0a1b2c3d4e5f", "uploads/ffffffffffff", "Home"] };
    expect(await pictures.records(documents)).toEqual(new Map([["0a1b2c3d4e5f", record]]));
    expect(await pictures.records({ gallery: [] })).toEqual(new Map());
  });

  test("a picture is kept as long as one of a hundred versions or the draft names it, and a day longer, so that an undo finds it", async () => {
    const { store } = await openDatabase();
    const { pictures, drafts } = store.content;
    const clock = fakeClock();
    const names = ["aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc", "dddddddddddd", "eeeeeeeeeeee"];
    for (const id of names) await pictures.put(picture(id), clock.now());
    await publishCourse(store, 1, { texts: { gallery: { file: "uploads/aaaaaaaaaaaa" } } });
    for (let price = 2; price < 110; price += 1) {
      const texts = price === 105 ? { home: "uploads/eeeeeeeeeeee" } : {};
      await publishCourse(store, price, { basedOn: price - 1, texts });
    }
    const value = { portrait: "uploads/bbbbbbbbbbbb" };
    const edit = { name: "testimonials", value, basedOn: 109, by: "ana", now: 1 };
    await drafts.save(edit, undefined);
    /** The pictures that are left after the cleaning of another day. */
    const nextDay = async () => {
      clock.pass(DAY);
      await pictures.purgeUnused(clock.now());
      return [...(await pictures.records(names.map(uploadName))).keys()].toSorted();
    };
    expect(await nextDay()).toEqual(names);
    await pictures.put(picture("cccccccccccc"), clock.now());
    expect(await nextDay()).toEqual(names);
    expect(await nextDay()).toEqual(names.toSpliced(3, 1));
    expect(await pictures.fileNames("dddddddddddd")).toEqual([]);
    // The owner removes one just before the next cleaning, and has a day to undo that.
    expect(await drafts.save({ ...edit, value: {} }, contentHash(value))).toBe(true);
    expect(await nextDay()).toEqual(names.toSpliced(2, 2));
    expect(await nextDay()).toEqual(names.toSpliced(2, 2));
    expect(await nextDay()).toEqual(names.toSpliced(1, 3));
    expect(await pictures.fileNames("aaaaaaaaaaaa")).toHaveLength(2);
  });
});
