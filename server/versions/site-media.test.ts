import { expect, test } from "vitest";

import { siteMedia } from "./site-media.ts";

test("a file that a document names is looked for in public/ only, wherever its address leads", () => {
  const { hasFile } = siteMedia(new Map());
  expect(hasFile("/favicon.ico")).toBe(true);
  expect(hasFile("/missing.mp4")).toBe(false);
  const root = "/../../../../../../../../etc/passwd";
  for (const climbing of [root, "/../package.json", "/%2e%2e/package.json"]) {
    expect(hasFile(climbing), climbing).toBe(false);
  }
});
