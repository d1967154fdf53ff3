import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

import { sqliteDatabase } from "../support/databases/databases.ts";
import { runDesk, spawnDesk } from "../support/server/spawn-desk.ts";
import { startVisitors } from "../support/processes/load-writers.ts";
import { runSite } from "../support/processes/site-process.ts";

test(
  "beside a busy site the desk works, and its backup has everything that was accepted before",
  { timeout: 180_000 },
  async () => {
    const { url, folder, store } = await sqliteDatabase();
    // No mail server listens on this port, so that mails keep waiting.
    const settings = { DATABASE_URL: url, RATE_LIMIT: "1000000", SMTP_URL: "smtp://127.0.0.1:9" };
    const site = await runSite(settings);
    onTestFinished(async () => void (await site.end("SIGTERM")));
    const body = new URLSearchParams({ email: "leaving@example.com", message: "Hello" });
    const posted = await fetch(site.url, { method: "POST", body, redirect: "manual" });
    expect(posted.status).toBe(303);
    const visits = startVisitors(site.url);
    const backup = join(folder, "backup.db");
    let before = "";
    for (const typed of [
      ["export", "--json"],
      ["resend"],
      ["purge", "--older-than", "90d", "--yes"],
      ["erase", "leaving@example.com", "--yes"],
      ["backup", backup],
    ]) {
      before = new Date().toISOString();
      expect(await spawnDesk(settings, typed)).toMatchObject({ code: 0 });
    }
    const visitors = await visits.stop();
    expect(visitors.length).toBeGreaterThan(50);
    expect(new Set(visits.answers)).toEqual(new Set([202]));
    expect(new Set(visits.pages)).toEqual(new Set([200]));
    expect(await store.admin.count({})).toBe(visitors.length);
    expect(await store.admin.findPerson("leaving@example.com")).toEqual([]);

    const { rows } = await runDesk(settings, "drill", backup);
    expect(rows).toContainEqual(["sound", "yes", ""]);
    const restored = await runDesk({ DATABASE_URL: `sqlite:${backup}` }, "export", "--json");
    const promised = visitors.filter(({ acceptedAt = before }) => acceptedAt < before);
    expect(promised.length).toBeGreaterThan(40);
    expect(promised.filter(({ mark }) => !restored.out.includes(mark))).toEqual([]);
  },
);
