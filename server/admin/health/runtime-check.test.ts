import { expect, test } from "vitest";

import { runtimeCheck } from "./runtime-check.ts";

const on = (day: string, node = "24.16.0") => runtimeCheck(node, Date.parse(day));

test("the end of Node’s security updates is named, and needs attention three months before", () => {
  expect(on("2028-01-30")).toMatchObject([
    { state: "good", says: expect.stringContaining("30 April 2028") },
  ]);
  for (const [day, says] of [
    ["2028-02-01", "until 30 April 2028"],
    ["2028-04-30", "until 30 April 2028"],
    ["2028-05-01", "none since 30 April 2028"],
  ] as const) {
    expect(on(day)).toMatchObject([
      {
        state: "attention",
        says: expect.stringContaining(says),
        todo: expect.stringContaining("technician"),
        matters: expect.any(String),
      },
    ]);
  }
  expect(on("2028-05-01", "26.1.0")).toMatchObject([{ state: "good" }]);
  expect(on("2028-05-01", "27.0.0")).toEqual([]);
});
