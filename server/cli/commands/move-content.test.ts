import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";

import { publishCourse } from "../../../tests/support/content/publish-course.ts";
import { sqliteDatabase } from "../../../tests/support/databases/databases.ts";
import {
  hasPostgres,
  temporaryPostgresUrl,
} from "../../../tests/support/databases/temporary-postgres.ts";
import { temporaryStore } from "../../../tests/support/databases/temporary-store.ts";
import { runDesk } from "../../../tests/support/server/spawn-desk.ts";
import { createStore, type Store } from "../../store/create-store.ts";
import { postgresEngine } from "../../store/engines/postgres.ts";

test.skipIf(!hasPostgres)(
  "desk move-to carries the versions of the content, the draft, pictures and kept files over",
  { timeout: 120_000 },
  async () => {
    const { url, store } = await sqliteDatabase();
    await publishCourse(store, 1);
    await publishCourse(store, 2, { basedOn: 1, texts: { school: "Ñ 🙂" } });
    await store.content.versions.use(1, { basedOn: 2, by: "ben", now: 3 });
    const draft = { name: "school", value: "Ł", basedOn: 1, by: "ana", now: 4 };
    await store.content.drafts.save(draft, undefined);
    const bytes = new Uint8Array(randomBytes(2e6));
    const files = new Map([["192.avif", bytes]]);
    await store.content.pictures.put({ id: "0a1b2c3d4e5f", record: { widths: [192] }, files }, 5);
    const kept = { name: "/content/1.js", bytes: bytes.subarray(0, 9), brotli: null, gzip: null };
    await store.content.keptFiles.put([kept], 6);
    const contentOf = async ({ content }: Store) => ({
      shown: await content.versions.toShow(),
      history: await content.versions.history(10),
      draft: await content.drafts.over({}),
      records: await content.pictures.records(),
    });
    const before = await contentOf(store);
    await store.close();

    const target = await temporaryPostgresUrl();
    // A site that ran on the new database has left files of its own pages.
    const old = createStore(postgresEngine(target, () => {}));
    await old.prepare();
    await old.content.keptFiles.put([{ ...kept, gzip: bytes }], 1);
    await old.close();
    expect(await runDesk({ DATABASE_URL: url }, "move-to", target)).toMatchObject({ code: 0 });
    const moved = await temporaryStore(postgresEngine(target, () => {}));
    expect(await contentOf(moved)).toEqual(before);
    const found = await moved.content.pictures.file("0a1b2c3d4e5f", "192.avif");
    expect(bytes.every((byte, index) => byte === found?.[index])).toBe(true);
    expect(await moved.content.keptFiles.get(kept.name)).toMatchObject({ gzip: null });
    expect(await publishCourse(moved, 3, { basedOn: 1 })).toEqual({ version: 3 });
  },
);
