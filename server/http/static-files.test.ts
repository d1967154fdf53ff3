import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";

import { createStaticFiles } from "./static-files.ts";

/** Static files of a small build, before a server that renders everything else. */
function site() {
  const folder = mkdtempSync(join(tmpdir(), "files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "client/assets"), { recursive: true });
  mkdirSync(join(folder, "client/program"));
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(folder, "client/index.html"), "home");
  writeFileSync(join(folder, "client/program/index.html"), "program");
  writeFileSync(join(folder, "client/assets/a-1234.js"), "script");
  return new Hono()
    .route("/", createStaticFiles(join(folder, "client")))
    .all("*", (c) => c.text("rendered"));
}

async function get(path: string): Promise<string> {
  return (await site().request(path)).text();
}

test.each(["/program", "/Program", "/PROGRAM/", "/program?utm_source=mail"])(
  "%s is the prerendered page",
  async (path) => expect(await get(path)).toBe("program"),
);

test.each(["/?sent=contact", "/apply/May", "/programs", "/nothing.txt"])(
  "%s is left to be rendered",
  async (path) => expect(await get(path)).toBe("rendered"),
);

test("a form posted to a prerendered page reaches its action", async () => {
  const response = await site().request("/program", { method: "POST" });
  expect(await response.text()).toBe("rendered");
});

test("hashed files are kept for good, pages are asked for again and cost nothing unchanged", async () => {
  const app = site();
  const asset = await app.request("/assets/a-1234.js");
  expect(asset.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const page = await app.request("/");
  expect(page.headers.get("Cache-Control")).toBe("no-cache");
  const again = await app.request("/", {
    headers: { "If-None-Match": page.headers.get("ETag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("a page has one address", async () => {
  const response = await site().request("/program/index.html");
  expect(response.status).toBe(308);
  expect(response.headers.get("Location")).toBe("/program/");
});

test.each(["/../secret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt", "/%E0%A4%A"])(
  "%s shows nothing outside of the build",
  async (path) => expect(await get(path)).toBe("rendered"),
);
