import { Hono } from "hono";
import { expect, test } from "vitest";

import { NO_REFERENCE } from "#forms/reference-number.ts";
import { type Encoded, encoded, type Encoding } from "#render/compress.ts";
import type { RenderedPage, RenderedSite } from "#render/rendered-site.ts";
import { createPageSet } from "../pages/page-set.ts";
import { readSiteFiles, urlPath } from "./built-files.ts";
import { createStaticFiles } from "./static-files.ts";
import { folderWith } from "#tests/support/server/temporary-folder.ts";

const inEncoding = (encoding: Encoding, text: string) => encoded(encoding, Buffer.from(text));

function pageOf(text: string, policy = "", ...compressed: Encoded[]): RenderedPage {
  return { policy, encodings: [...compressed, inEncoding("identity", text)] };
}

const inBrotli = inEncoding("br", "compressed with brotli");
const inGzip = inEncoding("gzip", "compressed with gzip");

const rendered: Pick<RenderedSite, "pages" | "files"> = {
  pages: new Map([
    ["/", pageOf("home")],
    ["/program", pageOf("program", "the policy of /program", inBrotli, inGzip)],
    ["/apply", pageOf("apply")],
    ["/?sent=contact", pageOf("thanks")],
    [`/?sent=contact&reference=${NO_REFERENCE}`, pageOf(`thanks, ${NO_REFERENCE}`)],
    ["/apply/May 5th", pageOf("in May")],
    ["/apply/May 5th, 2027", pageOf("in May 2027")],
    ["404", pageOf("not found")],
  ]),
  files: new Map([["/assets/start-1234.js", [inEncoding("identity", "start")]]]),
};

/** Static files of a small build; a fallback route answers all other requests. */
function site({ pages = createPageSet(rendered), onPage = () => {} } = {}) {
  const folder = folderWith({
    "secret.txt": "secret",
    "client/dates/2025.what": "a file",
    "client/video/v.mp4": "video",
    "client/assets/a-1234.js": "script",
    "client/assets/wave-1234.svg": "<svg/>",
  });
  const files = createStaticFiles(readSiteFiles(folder), pages, undefined, onPage);
  return new Hono().route("/", files).all("*", (c) => c.text("passed on"));
}

async function get(path: string): Promise<string> {
  return (await site().request(path)).text();
}

test("a page is found in any letter case, with or without a trailing slash or a query", async () => {
  for (const [path, text] of [
    ["/program", "program"],
    ["/Program", "program"],
    ["/PROGRAM/", "program"],
    ["/program?utm_source=mail", "program"],
    ["/?utm_source=mail", "home"],
    ["/?sent=contact", "thanks"],
    ["/?sent=anything", "home"],
    ["/?sent=contact&reference=7KQ-2MF", "thanks, 7KQ-2MF"],
    ["/?sent=contact&reference=7kq-2mf", "thanks"],
    ["/?sent=contact&reference=<b>7KQ</b>", "thanks"],
    ["/?sent=anything&reference=7KQ-2MF", "home"],
    ["/apply/May%205th", "in May"],
    ["/apply/May%205th%2C%202027", "in May 2027"],
    ["/Apply/May%205th,%202027", "in May 2027"],
    ["/apply/may%205th", "apply"],
    ["/apply/May%", "apply"],
    ["/Apply/No%20such%20date/", "apply"],
  ] as const) {
    expect(await get(path), path).toBe(text);
  }
});

test("only pages that a browser gets are counted as such", async () => {
  let pages = 0;
  const counting = site({ onPage: () => (pages += 1) });
  const others = ["/assets/a-1234.js", "/nowhere", "/program/index.html"];
  for (const path of [...others, "/program", "/?sent=contact"]) await counting.request(path);
  await counting.request("/program", { method: "HEAD" });
  expect(pages).toBe(2);
});

test("a posted form, an unknown path and path traversal are passed to the next handler", async () => {
  const unknown = "/programs /nothing.txt /apply/May/5th /program/May /404 /404.html /%E0%A4%A";
  const climbing = "/../secret.txt /assets/..%2f..%2fsecret.txt /%2e%2e/secret.txt";
  for (const path of `${unknown} ${climbing}`.split(" ")) {
    expect(await get(path), path).toBe("passed on");
  }
  const form = await site().request("/program", { method: "POST" });
  expect(await form.text()).toBe("passed on");
});

test("assets are cached forever, and pages are revalidated with 304", async () => {
  const app = site();
  for (const path of ["/assets/a-1234.js", "/assets/start-1234.js"]) {
    const asset = await app.request(path);
    expect(asset.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  }
  const page = await app.request("/");
  expect(page.headers.get("Cache-Control")).toBe("no-cache");
  const again = await app.request("/", {
    headers: { "If-None-Match": page.headers.get("ETag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("after a swap of the rendered site, the next response has the new page and ETag", async () => {
  const pages = createPageSet(rendered);
  const app = site({ pages });
  const before = await app.request("/");
  pages.swap({ pages: new Map([["/", pageOf("new home")]]), files: new Map() });
  const known = { headers: { "If-None-Match": before.headers.get("ETag") ?? "" } };
  const after = await app.request("/", known);
  expect([await before.text(), await after.text()]).toEqual(["home", "new home"]);
  expect(await (await app.request("/program")).text()).toBe("passed on");
});

test("no path causes a redirect to another site", async () => {
  for (const start of ["//", "///", "/%5c", "/.//", "/%2F", "/program/..//"]) {
    const response = await site().request(`http://localhost${start}evil.example/index.html`);
    expect(response.headers.get("Location"), start).toBeNull();
  }
});

test("a file is sent in the smallest encoding that the client accepts, each with its own ETag", async () => {
  const app = site();
  const ask = (accepted: string) =>
    app.request("/program", { headers: { "Accept-Encoding": accepted } });
  const [brotli, gzip, plain] = [await ask("gzip, br"), await ask("gzip"), await ask("")];
  const encodings = [brotli, gzip, plain].map(({ headers }) => headers.get("Content-Encoding"));
  expect(encodings).toEqual(["br", "gzip", null]);
  expect(await brotli.text()).toBe("compressed with brotli");
  expect(brotli.headers.get("Vary")).toBe("Accept-Encoding");
  const tags = [brotli, gzip, plain].map(({ headers }) => headers.get("ETag"));
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{12}"$/);
});

test("a page has its own content security policy, and a drawing that is opened directly runs no script", async () => {
  const policyOf = async (path: string) =>
    (await site().request(path)).headers.get("Content-Security-Policy");
  expect(await policyOf("/program")).toBe("the policy of /program");
  expect(await policyOf("/assets/wave-1234.svg")).toMatch(/^default-src 'none';/);
  // Windows lists files with backslashes; policies are looked up by a path with slashes.
  expect(urlPath("program\\index.html")).toBe("/program/index.html");
});

test("HEAD sends the headers of GET, without a body; a file of an unknown type is a stream of bytes", async () => {
  const page = await site().request("/program", { method: "HEAD" });
  expect(page.headers.get("Content-Length")).toBe("7");
  expect(await page.text()).toBe("");
  const file = await site().request("/dates/2025.what");
  expect(await file.text()).toBe("a file");
  expect(file.headers.get("Content-Type")).toBe("application/octet-stream");
});
