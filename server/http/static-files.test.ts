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
  writeFileSync(join(folder, "client/program/index.html.br"), "packed with brotli");
  writeFileSync(join(folder, "client/program/index.html.gz"), "packed with gzip");
  writeFileSync(
    join(folder, "policies.json"),
    JSON.stringify({ "program/index.html": "the policy of /program" }),
  );
  mkdirSync(join(folder, "client/dates"));
  writeFileSync(join(folder, "client/dates/2025.what"), "a file");
  mkdirSync(join(folder, "client/video"));
  writeFileSync(join(folder, "client/video/v.mp4"), "video");
  writeFileSync(join(folder, "client/assets/a-1234.js"), "script");
  return new Hono().route("/", createStaticFiles(folder)).all("*", (c) => c.text("rendered"));
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

test("each file is sent as small as the browser can take it, each form with a tag of its own", async () => {
  const app = site();
  const ask = (encodings: string) =>
    app.request("/program", { headers: { "Accept-Encoding": encodings } });
  const [brotli, gzip, plain] = [await ask("gzip, br"), await ask("gzip"), await ask("")];
  expect([brotli, gzip, plain].map(({ headers }) => headers.get("Content-Encoding"))).toEqual([
    "br",
    "gzip",
    null,
  ]);
  expect(await brotli.text()).toBe("packed with brotli");
  expect(brotli.headers.get("Vary")).toBe("Accept-Encoding");
  const tags = [brotli, gzip, plain].map(({ headers }) => headers.get("ETag"));
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
});

test("a page carries its own policy", async () => {
  const response = await site().request("/program");
  expect(response.headers.get("Content-Security-Policy")).toBe("the policy of /program");
});

test("HEAD answers as GET does, without the file", async () => {
  const response = await site().request("/program", { method: "HEAD" });
  expect(response.headers.get("Content-Length")).toBe("7");
  expect(await response.text()).toBe("");
});

test("a file of a kind that nobody thought of is sent all the same", async () => {
  const response = await site().request("/dates/2025.what");
  expect(await response.text()).toBe("a file");
  expect(response.headers.get("Content-Type")).toBe("application/octet-stream");
});

test("a video is sent in parts", async () => {
  const response = await site().request("/video/v.mp4", { headers: { Range: "bytes=2-3" } });
  expect(response.status).toBe(206);
  expect(await response.text()).toBe("de");
});
