import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, test } from "vitest";

import { DAY } from "../../core/durations.ts";
import { keepAssets } from "./previous-build-assets.ts";
import { createStoredFiles } from "./stored-files.ts";
import { silentLog } from "#tests/support/server/silent-log.ts";
import { folderWith } from "#tests/support/server/temporary-folder.ts";

/** An old and a new build, and the folder in which their assets are kept. */
function builds() {
  const folder = folderWith({
    "old/old-1234.js": "old",
    "old/pictures/same-5678.avif": "same",
    "new/new-1234.js": "new",
    "new/pictures/same-5678.avif": "same",
    "site.db": "secret",
  });
  const kept = join(folder, "kept");
  const files = createStoredFiles({
    keptFiles: { get: async () => undefined },
    pictures: { file: async () => undefined, uploads: async () => new Map() },
    keptAssets: kept,
    log: silentLog,
  });
  const app = new Hono().route("/", files).all("*", (c) => c.text("rendered"));
  return {
    kept,
    keep: (build: "old" | "new", day: number) => keepAssets(join(folder, build), kept, day * DAY),
    get: async (path: string) => (await app.request(path)).text(),
    app,
  };
}

test("assets of the previous build are still served, and cached forever", async () => {
  const { keep, app, get } = builds();
  await keep("old", 1);
  await keep("new", 2);
  const response = await app.request("/assets/old-1234.js");
  expect(await response.text()).toBe("old");
  expect(response.headers.get("Content-Type")).toMatch(/^text\/javascript/);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const ranges = { headers: { Range: "bytes=0-1,2-2" } };
  expect((await app.request("/assets/old-1234.js", ranges)).status, "ranges").toBe(200);
  expect(await get("/assets/new-1234.js")).toBe("new");
  expect(await get("/assets/pictures/same-5678.avif")).toBe("same");
  expect(await get("/assets/never-0000.js")).toBe("rendered");
});

test("assets that no build has contained for a month are deleted, and all others are kept", async () => {
  const { keep, kept } = builds();
  await keep("old", 1);
  await keep("new", 2);
  await keep("new", 33);
  expect(readdirSync(kept)).toEqual(["new-1234.js", "pictures"]);
  expect(existsSync(join(kept, "pictures/same-5678.avif"))).toBe(true);
});

test("path traversal reaches no file outside the folder of kept assets", async () => {
  const { keep, get } = builds();
  await keep("old", 1);
  const files = "/assets/..%2fsite.db /assets/%2e%2e/site.db /assets/../site.db /site.db";
  const folders = "/assets/pictures/..%2f..%2f..%2fsite.db /assets/pictures /assets/";
  for (const path of `${files} ${folders}`.split(" ")) {
    expect(await get(path), path).toBe("rendered");
  }
});
