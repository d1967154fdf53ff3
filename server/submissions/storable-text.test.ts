import { expect, test } from "vitest";

import { storableText } from "./storable-text.ts";

test("control and direction characters are removed before anything is stored, but no line break and no joiner", () => {
  expect(storableText("p\u001B[31mred\u202E\u009B2J\0\u2066x\r\ny\tz 👩‍🚀 می‌خواهم")).toBe(
    "p[31mred2Jx\ny\tz 👩‍🚀 می‌خواهم",
  );
});
