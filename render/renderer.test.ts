import { expect, onTestFinished, test } from "vitest";

import { folderWith } from "../tests/support/server/temporary-folder.ts";
import { content } from "../tests/support/site-content.ts";
import { createRenderer } from "./renderer.ts";

/** A build of one page, which shows the process that rendered it, or does what its path says. */
const BUILD = `
import { readdirSync, readFileSync } from "node:fs";
const policyOf = (thread) =>
  readFileSync("/proc/self/task/" + thread + "/stat", "utf8").split(") ")[1].split(" ")[38];
export const entry = { module: {
  submissionServiceContext: {}, nonceContext: {}, pageContext: {},
  default(request, status) {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/policies")) {
      return new Response(readdirSync("/proc/self/task").map(policyOf).join(""));
    }
    if (pathname.endsWith("/crash")) process.exit(3);
    if (pathname.endsWith("/hang")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    return new Response(String(process.pid), { status });
  },
} };
export const routes = { page: { id: "page", path: "/*", module: { default: () => null } } };
export const assets = { entry: { module: "", imports: [] }, routes: {}, url: "", version: "" };
export const future = {};
export const ssr = true;
export const prerender = [];
export const routeDiscovery = { mode: "initial" };
`;

function openRenderer(options: { idle?: number; timeout?: number } = {}) {
  const folder = folderWith({ "package.json": '{"type":"module"}', "server/index.js": BUILD });
  const renderer = createRenderer(folder, options);
  onTestFinished(renderer.stop);
  const render = (path: string) =>
    renderer.renderPage({ basename: "/preview", path, content, settings: { day: "2026-11-26" } });
  return { render, processOf: async (path: string) => Number((await render(path)).html) };
}

function isRunning(process_: number): boolean {
  try {
    return process.kill(process_, 0);
  } catch {
    return false;
  }
}

test("pages are rendered in one process, which ends after a pause and starts again with the next page", async () => {
  const { processOf } = openRenderer({ idle: 200 });
  const first = await processOf("/");
  expect(first).not.toBe(process.pid);
  expect(await Promise.all([processOf("/a"), processOf("/b")])).toEqual([first, first]);
  await expect.poll(() => isRunning(first)).toBe(false);
  expect(await processOf("/")).not.toBe(first);
});

test.skipIf(process.platform !== "linux")(
  "when nobody waits, no thread of the renderer has the processor while another program wants it",
  async () => {
    const [ordinary, idle] = [/^0+$/, /^5+$/];
    expect((await openRenderer({ idle: 1000 }).render("/policies")).html).toMatch(ordinary);
    expect((await openRenderer().render("/policies")).html).toMatch(idle);
  },
);

test("a page that crashes the renderer or takes too long fails, and the next one is rendered", async () => {
  const { processOf } = openRenderer({ idle: 10_000, timeout: 3000 });
  const first = await processOf("/");
  await expect(processOf("/crash")).rejects.toThrow("has ended (3)");
  await expect(processOf("/hang")).rejects.toThrow("has ended (took too long)");
  expect(await processOf("/")).not.toBe(first);
});
