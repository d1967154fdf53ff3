import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

import { close, listen } from "../../core/http-server.ts";
import { temporaryFolder } from "#tests/support/server/temporary-folder.ts";
import { serveVideos } from "./video-files.ts";

async function server(video: string | Buffer = "video") {
  const folder = join(temporaryFolder(), "public");
  mkdirSync(folder);
  const file = join(folder, "v.mp4");
  writeFileSync(file, video);
  writeFileSync(join(folder, "..", "above.mp4"), "not public");
  const site: RequestListener = (_, response) => void response.writeHead(404).end("no video");
  const http = createServer(serveVideos(folder, site, () => {}));
  onTestFinished(() => close(http, 0));
  const url = await listen(http, "PORT", { port: 0, host: "127.0.0.1" });
  return {
    get: (headers: Record<string, string> = {}) => fetch(`${url}/video/v.mp4`, { headers }),
    url,
  };
}

test("a range request gets the requested part of a video, and HEAD gets its headers, without a logged error", async () => {
  const { get, url } = await server();
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const head = await fetch(`${url}/video/v.mp4`, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(head.headers.get("Content-Length")).toBe("5");
  expect(head.headers.get("Cache-Control")).toBe("public, max-age=86400");
  // Once this request is answered, an error of the HEAD request would have been logged.
  const response = await get({ Range: "bytes=2-3" });
  expect(response.status).toBe(206);
  expect(response.headers.get("Content-Range")).toBe("bytes 2-3/5");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(await response.text()).toBe("de");
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

test("a request for an invalid range or several ranges gets the whole video, and a range beyond its end gets 416", async () => {
  for (const [range, status] of [
    ["bytes=0-1,3-4", 200],
    ["nonsense", 200],
    ["bytes=9-", 416],
  ] as const) {
    const { get } = await server();
    const { status: got, headers } = await get({ Range: range });
    expect(got, range).toBe(status);
    expect(headers.has("ETag"), range).toBe(status === 200);
    expect(headers.get("Cache-Control") === "no-store", range).toBe(status === 416);
  }
});

test("a request for a missing video is passed to the next handler", async () => {
  for (const path of ["/video/none.mp4", "/video/", "/video/..%2fabove.mp4", "/video/%00.mp4"]) {
    const { url } = await server();
    const response = await fetch(url + path);
    expect(response.status, path).toBe(404);
    expect(await response.text()).toBe("no video");
  }
});

test("a client receives a whole video while other clients stop reading or cancel theirs", async () => {
  const video = Buffer.alloc(2_000_000, "video");
  const { get } = await server(video);
  const unread = await Promise.all(Array.from({ length: 8 }, () => get()));
  for (const { body } of unread.slice(0, 4)) await body?.cancel();
  const whole = Buffer.from(await (await get()).arrayBuffer());
  expect(whole.equals(video)).toBe(true);
  for (const { body } of unread.slice(4)) await body?.cancel();
});
