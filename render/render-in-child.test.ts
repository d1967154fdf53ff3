import { expect, test } from "vitest";

import { firstCause } from "./render-in-child.ts";

test("the cause of a failed rendering begins with its first error, not with the end of Node’s stack", () => {
  const stack = Array.from({ length: 12 }, (_, line) => `    at step${line} (file.ts:${line}:1)`);
  const errors = ["/srv/render/run.ts:7", "  throw new Error()", "  ^", "", "TypeError: no price"];
  const cause = firstCause([...errors, ...stack, "", "Node.js v24.21.0"].join("\n"));
  expect(cause.split("\n")[0]).toBe("TypeError: no price");
  expect(cause).not.toContain("Node.js");
  expect(firstCause("Killed")).toBe("Killed");
});
