import { expect, test } from "vitest";

import { pathToOpen } from "./door-cookies.ts";

test("after signing in, a path of the studio is opened and nothing else", () => {
  expect(pathToOpen("/submissions/1?from=2")).toBe("/submissions/1?from=2");
  for (const typed of [
    undefined,
    "",
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/people/..//evil.example",
    "/./\\evil.example",
    "//studio.invalid//evil.example",
    "javascript:alert(1)",
    "/sign-in?note=out",
    `/${"a".repeat(600)}`,
  ]) {
    expect(pathToOpen(typed), typed).toBe("/");
  }
});
