import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { changeDocument } from "#tests/support/content/change-document.ts";
import { type Database, databases, sqliteDatabase } from "#tests/support/databases/databases.ts";
import { runDesk } from "#tests/support/server/spawn-desk.ts";
import { folderWith, temporaryFolder } from "#tests/support/server/temporary-folder.ts";
import { pictureRecord as record } from "#tests/support/content/picture-record.ts";
import { publishCourse } from "#tests/support/content/publish-course.ts";
import type { Store } from "../../../store/create-store.ts";
import { builtIn } from "../../../versions/stored-content.ts";

function change(folder: string, name: string, key: string, value: unknown): void {
  const file = join(folder, `${name}.json`);
  const document: object = JSON.parse(readFileSync(file, "utf8").replace("\uFEFF", ""));
  // With a byte order mark, as some of Windows’ editors write it.
  writeFileSync(file, `\uFEFF${JSON.stringify({ ...document, [key]: value })}`);
}

async function open(openDatabase: () => Promise<Database> = sqliteDatabase) {
  const { url, store } = await openDatabase();
  const desk = (...typed: string[]) => runDesk({ DATABASE_URL: url }, "content", ...typed);
  const exported = async () => {
    const folder = join(temporaryFolder(), "content");
    expect(await desk("export", folder)).toMatchObject({ code: 0, out: "" });
    return folder;
  };
  return { store, desk, exported };
}

async function schoolName({ content: { versions } }: Store) {
  const version = await versions.read(await versions.current());
  return Object(version?.documents["school"]).name;
}

describe("desk content", { timeout: 60_000 }, () => {
  test("files are exported, changed, imported as the draft, published, listed and taken back, while the site has the database open", async () => {
    // PostgreSQL, if there is one.
    const { store, desk, exported } = await open(databases.at(-1)?.[1]);
    const none = { out: "", notes: "Nothing was published so far.\n" };
    expect(await desk("history")).toMatchObject(none);
    const folder = await exported();
    change(folder, "school", "name", "Kolibri TEFL");
    const imported = await desk("import", folder);
    expect(imported.notes).toContain("Saved in the draft: School.");
    expect(await schoolName(store)).toBeUndefined();

    const published = await desk("publish", "--message", "A new name");
    expect(published.notes).toContain("Published version 1.");
    expect(published.rows).toEqual([["School, name", expect.any(String), "Kolibri TEFL"]]);
    expect(await schoolName(store)).toBe("Kolibri TEFL");
    const nothing = expect.stringContaining("There is nothing to publish");
    expect(await desk("publish")).toMatchObject({ code: 1, notes: nothing });

    // The folder goes on with what was published from it.
    change(folder, "school", "name", "Colibrí TEFL");
    expect(await desk("import", folder)).toMatchObject({ code: 0 });
    await desk("publish");
    expect((await desk("undo")).notes).toContain("Went back to version 1.");
    expect(await schoolName(store)).toBe("Kolibri TEFL");
    expect((await desk("use", "2")).notes).toContain("Went back to version 2.");
    expect(await schoolName(store)).toBe("Colibrí TEFL");
    const history = await desk("history", "--limit", "3");
    expect(history.rows.map(([version, , who, what]) => [version, who, what])).toEqual([
      ["2", "ana", "shown again"],
      ["1", "ana", "shown again"],
      ["2", "ana", "School, name"],
    ]);
  });

  test("an answer that is not complete waits in the draft, and keeps nothing else from being published", async () => {
    const { store, desk } = await open();
    const origin = () => builtIn().documents;
    const services = { contentStore: store.content, origin, now: Date.now };
    await changeDocument(services, "course-details", { deposit: { amount: 300, text: "" } });
    const notes = expect.stringContaining("deposit, text is empty.");
    expect(await desk("publish"), "nothing but that").toMatchObject({ code: 1, notes });
    await changeDocument(services, "chat", { greeting: "Hers" });
    const rows = [["Chat, greeting", expect.any(String), "Hers"]];
    expect(await desk("publish")).toMatchObject({ code: 0, notes, rows });
    const { documents } = await store.content.drafts.over({});
    expect(documents).toMatchObject({ "course-details": { deposit: { amount: 300 } } });
  });

  test("an import names every mistake, and saves nothing then", async () => {
    const { store, desk, exported } = await open();
    const folder = await exported();
    change(folder, "school", "email", "nowhere");
    change(folder, "gallery", "pictures", [{ file: "uploads/0a1b2c3d4e5f", alt: "A beach" }]);
    const { code, notes } = await desk("import", folder);
    expect(code).toBe(1);
    expect(notes).toMatch(/school\.json: email .*\n/);
    expect(notes).toMatch(/gallery\.json: pictures, entry 1, file names the uploaded picture/);
    expect(notes).toContain("Nothing was saved.");
    expect((await store.content.drafts.over({})).rows).toEqual([]);

    const broken = folderWith({ "school.json": '{ "name": "Kolibri", }' });
    expect((await desk("import", broken)).notes).toMatch(/school\.json cannot be read: .*line 1/);
    const other = folderWith({ "schule.json": "{}" });
    expect((await desk("import", other)).notes).toContain("schule.json in");
    const empty = await desk("import", temporaryFolder());
    expect(empty).toMatchObject({ code: 1, notes: expect.stringContaining("school.json") });
  });

  test("an import takes only what was changed since the export, and replaces nobody’s draft unasked", async () => {
    const { store, desk, exported } = await open();
    const older = await exported();
    const newer = await exported();
    change(newer, "school", "name", "Kolibri TEFL");
    await desk("import", newer);
    await desk("publish");
    change(older, "summary", "hour", 23);
    expect((await desk("import", older)).notes).toContain("Saved in the draft: Summary.");
    const rows = [["Summary, hour", expect.any(String), "23"]];
    expect(await desk("publish")).toMatchObject({ code: 0, rows });
    expect(await schoolName(store)).toBe("Kolibri TEFL");

    change(older, "school", "name", "Quetzal TEFL");
    const tooLate = await desk("import", older);
    const published = "“School” has been published since the folder was exported.";
    expect(tooLate).toMatchObject({ code: 1, notes: expect.stringContaining(published) });

    change(newer, "school", "name", "Colibrí TEFL");
    await desk("import", newer);
    const third = await exported();
    change(third, "school", "name", "Quetzal TEFL");
    const draftOf = async () => (await store.content.drafts.over({})).documents;
    const refused = await desk("import", third);
    expect(refused.code).toBe(1);
    expect(refused.notes).toContain("“School” is in the draft already, changed by ana");
    expect(await draftOf()).toMatchObject({ school: { name: "Colibrí TEFL" } });
    expect(await desk("import", third, "--replace")).toMatchObject({ code: 0 });
    expect(await draftOf()).toMatchObject({ school: { name: "Quetzal TEFL" } });
  });

  test("own words from an older release’s export follow their pages; those for texts that are gone are named and left out", async () => {
    const { store, desk, exported } = await open();
    const folder = await exported();
    const links = { "1": { label: "We" }, "9": { label: "Blog" } };
    change(folder, "menu", "navigation", { links, motto: "Hola" });
    const { code, notes } = await desk("import", folder);
    expect(code).toBe(0);
    expect(notes).toContain("no such text: Menu, navigation, links, 9; Menu, navigation, motto.");
    const { documents } = await store.content.drafts.over({});
    expect(documents).toEqual({ menu: { navigation: { links: { aboutUs: "We" } } } });
  });

  test("uploaded pictures go with an export, into another site’s database, too", async () => {
    const { store, desk, exported } = await open();
    const bytes = Uint8Array.of(0, 200, 100);
    const put = (id: string, names: readonly string[]) => {
      const files = new Map(names.map((name) => [name, bytes]));
      return store.content.pictures.put({ id, record, files }, 1);
    };
    await put("0a1b2c3d4e5f", [...record.files, "original.jpg"]);
    // As the crop of a photograph for narrow screens is stored.
    await put("1a1b2c3d4e5f", record.files);
    const folder = await exported();
    const named = ["uploads/0a1b2c3d4e5f", "uploads/1a1b2c3d4e5f"];
    const gallery = JSON.parse(readFileSync(join(folder, "gallery.json"), "utf8"));
    for (const [index, file] of named.entries()) Object.assign(gallery.pictures[index], { file });
    change(folder, "gallery", "pictures", gallery.pictures);
    expect((await desk("import", folder)).notes).toContain("Saved in the draft: Gallery.");
    expect(await desk("publish")).toMatchObject({ code: 0 });
    const withPicture = await exported();
    // As the Finder of a Mac leaves behind.
    writeFileSync(join(withPicture, "pictures", ".DS_Store"), "");
    const other = await open();
    const { notes } = await other.desk("import", withPicture);
    expect(notes).toContain("Saved in the draft: Gallery.");
    const { pictures } = other.store.content;
    const records = Object.fromEntries(await pictures.records(named));
    expect(records).toEqual({ "0a1b2c3d4e5f": record, "1a1b2c3d4e5f": record });
    expect(await pictures.file("0a1b2c3d4e5f", "original.jpg")).toEqual(bytes);
    expect(await pictures.fileNames("1a1b2c3d4e5f")).toEqual(record.files);
  });
});

test("an import follows no link out of its folder", async ({ skip }) => {
  skip(!process.getuid, "On Windows, not everybody may create links.");
  const { store, desk, exported } = await open();
  const secret = join(folderWith({ "site.env": "SMTP_URL=smtps://a:b@c.example" }), "site.env");
  const folder = await exported();
  const picture = join(folder, "pictures", "0a1b2c3d4e5f");
  mkdirSync(picture, { recursive: true });
  writeFileSync(join(picture, "picture.json"), JSON.stringify(record));
  for (const name of record.files) symlinkSync(secret, join(picture, name));
  const homeTop = { file: "uploads/0a1b2c3d4e5f", alt: "A beach" };
  change(folder, "pictures", "photographs", { homeTop });
  const { notes } = await desk("import", folder);
  expect(notes).toContain("192.avif cannot be read: It is a link or a device.");
  expect(await store.content.pictures.fileNames("0a1b2c3d4e5f")).toEqual([]);

  const linked = temporaryFolder();
  symlinkSync(secret, join(linked, "school.json"));
  const { notes: refusal } = await desk("import", linked);
  expect(refusal).toContain("school.json cannot be read: It is a link");
});

test("an export writes nothing outside of its folder, whatever a database from elsewhere says", async () => {
  const { store, desk } = await open();
  const files = new Map([["../../../escaped.avif", Uint8Array.of(1)]]);
  await store.content.pictures.put({ id: "0a1b2c3d4e5f", record, files }, 1);
  const escaped = { "../escaped": { file: "uploads/0a1b2c3d4e5f" } };
  await publishCourse(store, 1, { documents: { ...builtIn().documents, ...escaped } });
  const around = temporaryFolder();
  expect(await desk("export", join(around, "content"))).toMatchObject({ code: 0 });
  expect(readdirSync(around)).toEqual(["content"]);
});

test("an export never writes into a folder that has files", async () => {
  const { desk } = await open();
  const { code, notes } = await desk("export", folderWith({ "kept.txt": "kept" }));
  expect([code, notes]).toEqual([1, expect.stringContaining("is not empty")]);
});
