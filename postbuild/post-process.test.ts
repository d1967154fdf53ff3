import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";

import { finishBuild, policyKey } from "./post-process.ts";
import { splitStyles } from "./critical-css.ts";
import { folderWith } from "../tests/support/server/temporary-folder.ts";
import { moveDeferredScripts } from "./deferred-scripts-file.ts";

const styles =
  "@layer base{body{margin:0}}@layer utilities{.title{color:var(--ink)}.later{color:red}}" +
  ":root{--ink:#123}:root[data-theme=dark]{--ink:#eee}@media print{.title{color:black}}" +
  "@property --tw-unused{syntax:'*';inherits:false}";

const html = [
  `<html><head><style data-page-styles="">${styles}</style><script>theme()</script>`,
  '<script type="application/ld+json">{}</script></head><body><h1 class="title">Words</h1>',
  '<div id="fold" hidden=""></div><p class="later">More</p>',
  "<p>words</p>".repeat(50),
  '<script type="text/deferred" data-preload="/a.js">context()\nimport "/a.js";</script>',
  "</body></html>",
].join("");

/** Creates and post-processes a small build. */
async function build(mailService?: string) {
  const folder = folderWith({
    "client/program/index.html": html,
    "client/picture.avif": "a picture",
    "client/tiny.js": "1",
  });
  const client = join(folder, "client");
  mkdirSync(join(client, "assets"));
  await finishBuild(folder, mailService);
  const policies = JSON.parse(readFileSync(join(folder, "policies.json"), "utf8"));
  return {
    client,
    page: readFileSync(join(client, "program/index.html"), "utf8"),
    policy: String(policies["client/program/index.html"]),
  };
}

/** Reads the file whose URL the attribute contains. */
function readLinkedFile(client: string, page: string, attribute: RegExp): string {
  return readFileSync(join(client, attribute.exec(page)?.[1] ?? ""), "utf8");
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a built page inlines only its critical CSS, and links the full style sheet at the fold", async () => {
  const { client, page } = await build();
  const [, kept = ""] = /<style data-page-styles="">(.*?)<\/style>/.exec(page) ?? [];
  expect(kept).toContain(".title{color:var(--ink)}");
  expect(kept).toContain("[data-theme=dark]");
  for (const other of [".later", "--tw-unused", "print"]) expect(kept).not.toContain(other);
  expect(kept.indexOf("@layer base,utilities;"), "layers keep their order").toBe(0);
  expect(page).toMatch(/<div id="fold" hidden=""><link rel="stylesheet"/);
  expect(readLinkedFile(client, page, /<link rel="stylesheet" href="([^"]+)"/)).toBe(styles);
});

test("a page’s deferred scripts are moved into a file that browsers do not load automatically", async () => {
  const { client, page } = await build();
  expect(readLinkedFile(client, page, /data-src="([^"]+)"/)).toBe('context()\nimport "/a.js";');
  expect(page).toMatch(
    /<script type="text\/deferred" data-preload="\/a.js" data-src="[^"]+"><\/script>/,
  );
});

test("the build fails if a page lacks its inline styles, the marker of the fold or its deferred scripts", async () => {
  const withoutStyles = html.replace("data-page-styles", "data-others");
  await expect(splitStyles(withoutStyles)).rejects.toThrow("no <style data-page-styles>");
  const withoutFold = html.replace('id="fold"', 'id="elsewhere"');
  await expect(splitStyles(withoutFold)).rejects.toThrow('no <div id="fold">');
  expect(() => moveDeferredScripts(html.replace("data-preload", "data-other"))).toThrow(
    "deferred scripts",
  );
});

test("a page’s content security policy allows only its own inline scripts and styles", async () => {
  const { page, policy } = await build();
  const [, kept = ""] = /<style data-page-styles="">(.*?)<\/style>/.exec(page) ?? [];
  expect(policy).toContain(`script-src 'self' ${hash("theme()")} ${hash(" ")};`);
  expect(policy).toContain(`style-src 'self' ${hash(kept)};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toContain("unsafe");
});

test("each content security policy is stored under its page’s path with slashes, also on Windows", () => {
  expect(policyKey("client\\program\\index.html")).toBe("client/program/index.html");
});

test("the content security policy allows pages to connect to an external mail service", async () => {
  const { policy } = await build("https://mail.example.com/v1");
  expect(policy).toContain("connect-src 'self' https://mail.example.com;");
});

test("compressible files are compressed, and decompress to the same bytes", async () => {
  const { client, page } = await build();
  const file = join(client, "program/index.html");
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(page);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(page);
  expect(existsSync(join(client, "picture.avif.br"))).toBe(false);
  // Compression would make this file larger.
  expect(existsSync(join(client, "tiny.js.br"))).toBe(false);
});
