import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { type Database, sqliteDatabase } from "#tests/support/databases/databases.ts";
import { runDesk } from "#tests/support/server/spawn-desk.ts";
import { newSubmission } from "#tests/support/server/sample-submission.ts";

function record({ store }: Database, id: string, fields: Record<string, string> | null) {
  return store.submissions.record(
    newSubmission(id, { fields: fields && JSON.stringify(fields), text: `Text of ${id}` }),
  );
}

describe("desk export", () => {
  test("writes every submission as JSON, the oldest first, one per line", async () => {
    const site = await sqliteDatabase();
    // The export reads 500 per query, so this takes three. Seven share each millisecond.
    const many = Array.from({ length: 1100 }, (_, index) =>
      newSubmission(`id-${index}`, {
        received_at: new Date(Date.UTC(2025, 0, 6) + Math.floor(index / 7)).toISOString(),
        fields: JSON.stringify({ email: "mina@example.com", message: `=1+${index} “ñ” 🌴\n` }),
      }),
    );
    await Promise.all(many.map(site.store.submissions.record));
    const { code, out, notes } = await runDesk({ DATABASE_URL: site.url }, "export", "--json");
    expect(code).toBe(0);
    expect(notes).toBe("Wrote 1100 submissions.\n");
    const read: { id: string; receivedAt: string; fields: { message: string } }[] = JSON.parse(out);
    expect(new Set(read.map(({ id }) => id)).size).toBe(1100);
    const times = read.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual(times.toSorted());
    expect(read[0]?.fields.message).toMatch(/^=1\+\d “ñ” 🌴\n$/);
    expect(out.split("\n")).toHaveLength(1103);
  });

  test("writes CSV with a byte order mark and escaped formulas", async () => {
    const site = await sqliteDatabase();
    await record(site, "one", {
      email: "mina@example.com",
      message: '=HYPERLINK("x")',
      utm_source: "=1+2",
      referrer: "google.com",
    });
    const doing = { by: "ana", now: 0, newId: () => "note" };
    await site.store.admin.addNote("one", "=1+1", doing);
    await site.store.admin.setStep(
      "one",
      { from: "new", to: "answered" },
      { ...doing, newId: () => "step" },
    );
    await record(site, "two", { email: "+1@example.com", message: 'Zoë said "no",\nthen left' });
    await record(site, "three", null);
    const { out } = await runDesk({ DATABASE_URL: site.url }, "export", "--csv");
    expect(out.startsWith("\uFEFFReceived,Form,Step,Email,Your message,")).toBe(true);
    expect(out).toContain(`,mina@example.com,"'=HYPERLINK(""x"")",`);
    expect(out).toContain(`,'=1+2,,,google.com,1970-01-01T00:00:00.000Z ana: =1+1,`);
    expect(out).toContain(`,'+1@example.com,"Zoë said ""no"",\nthen left",`);
    expect(out).toContain(",Text of three,");
  });

  test("from an empty database, writes an empty JSON array, or a CSV file with only a heading", async () => {
    const { url } = await sqliteDatabase();
    expect((await runDesk({ DATABASE_URL: url }, "export", "--json")).out).toBe("[]\n");
    const { out } = await runDesk({ DATABASE_URL: url }, "export", "--csv");
    expect(out).toMatch(/^\uFEFFReceived,.*ID\r\n$/);
  });

  test("writes into a new file, but creates nothing if the folder does not exist", async () => {
    const site = await sqliteDatabase();
    await record(site, "one", { email: "mina@example.com", message: "Hello" });
    const exportTo = (file: string) =>
      runDesk({ DATABASE_URL: site.url }, "export", "--json", "--output", file);
    const file = join(site.folder, "all.json");
    expect(await exportTo(file)).toMatchObject({ code: 0, out: "" });
    expect(JSON.parse(readFileSync(file, "utf8"))).toHaveLength(1);

    const nowhere = join(site.folder, "missing", "all.json");
    expect(await exportTo(nowhere)).toMatchObject({
      code: 1,
      notes: `That did not work: ENOENT: no such file or directory, open '${nowhere}'.\n`,
    });
    expect(existsSync(nowhere)).toBe(false);
    expect(readdirSync(site.folder).filter((name) => name.includes("unfinished"))).toEqual([]);
  });
});
