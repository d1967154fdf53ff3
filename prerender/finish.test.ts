import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";

import { finishBuild } from "./finish.ts";
import { splitStyles } from "./first-screen-styles.ts";

const styles =
  "@layer base{body{margin:0}}@layer utilities{.title{color:var(--ink)}.later{color:red}}" +
  ":root{--ink:#123;--unused:#456}:root[data-theme=dark]{--ink:#eee}@media print{.title{color:black}}";

const html = [
  `<html><head><style data-page-styles="">${styles}</style><script>theme()</script>`,
  '<script type="application/ld+json">{}</script></head><body><h1 class="title">Words</h1>',
  '<div id="first-screen-end" hidden=""></div><p class="later">More</p>',
  "<p>words</p>".repeat(50),
  '<script type="text/boot">context()</script>',
  '<script type="text/boot" data-type="module" data-preload="/a.js">import "/a.js";</script>',
  "</body></html>",
].join("");

/** A small build that has been finished. */
async function build(mailService?: string) {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const client = join(folder, "client");
  mkdirSync(join(client, "program"), { recursive: true });
  mkdirSync(join(client, "assets"));
  writeFileSync(join(client, "program/index.html"), html);
  writeFileSync(join(client, "picture.avif"), "a picture");
  writeFileSync(join(client, "tiny.js"), "1");
  await finishBuild(folder, mailService);
  const policies = JSON.parse(readFileSync(join(folder, "policies.json"), "utf8"));
  return {
    client,
    page: readFileSync(join(client, "program/index.html"), "utf8"),
    policy: String(policies["program/index.html"]),
  };
}

/** The file that a page names in that attribute. */
function named(client: string, page: string, attribute: RegExp): string {
  return readFileSync(join(client, attribute.exec(page)?.[1] ?? ""), "utf8");
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a page keeps its first screen’s styles, and waits for the rest where that ends", async () => {
  const { client, page } = await build();
  const [, kept = ""] = /<style data-page-styles="">(.*?)<\/style>/.exec(page) ?? [];
  expect(kept).toContain(".title{color:var(--ink)}");
  expect(kept).toContain("[data-theme=dark]");
  for (const other of [".later", "--unused", "print"]) expect(kept).not.toContain(other);
  expect(kept.indexOf("@layer base,utilities;"), "layers rank as they did").toBe(0);
  expect(page).toMatch(/<div id="first-screen-end" hidden=""><link rel="stylesheet"/);
  expect(named(client, page, /<link rel="stylesheet" href="([^"]+)"/)).toBe(styles);
});

test("what starts the framework is a file that nothing asks for by itself", async () => {
  const { client, page } = await build();
  expect(named(client, page, /data-src="([^"]+)"/)).toBe('context()\nimport "/a.js";');
  expect(page).toContain('<script type="text/boot"></script>');
  expect(page).toMatch(
    /<script type="text\/boot" data-src="[^"]+" data-type="module" data-preload="\/a.js"><\/script>/,
  );
});

test.each([
  ["without its styles", html.replace("data-page-styles", "data-others")],
  ["that does not say where its first screen ends", html.replace("first-screen-end", "elsewhere")],
])("a page %s is not taken for one of ours", async (_what, page) => {
  await expect(splitStyles(page)).rejects.toThrow("A page has no styles");
});

test("a page’s policy names its own scripts and styles, and lets no others run", async () => {
  const { page, policy } = await build();
  const [, kept = ""] = /<style data-page-styles="">(.*?)<\/style>/.exec(page) ?? [];
  expect(policy).toContain(`script-src 'self' ${hash("theme()")} ${hash(" ")};`);
  expect(policy).toContain(`style-src 'self' ${hash(kept)};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toContain("unsafe");
});

test("another mail service may be reached", async () => {
  const { policy } = await build("https://mail.example.com/v1");
  expect(policy).toContain("connect-src 'self' https://mail.example.com;");
});

test("what can be packed is, and unpacks to the very same", async () => {
  const { client, page } = await build();
  const file = join(client, "program/index.html");
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(page);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(page);
  expect(existsSync(join(client, "picture.avif.br"))).toBe(false);
  // Packed, it would have grown.
  expect(existsSync(join(client, "tiny.js.br"))).toBe(false);
});
