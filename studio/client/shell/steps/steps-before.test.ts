import { expect, test } from "vitest";

import { stepsBefore } from "./steps-before.ts";

test("a second step follows the first one, which its row does not show yet, and not one of before", () => {
  expect(stepsBefore({ id: "mina", step: "new" }, "answered")).toEqual(["new"]);
  expect(stepsBefore({ id: "ben", step: "new" }, "booked")).toEqual(["new"]);
  expect(stepsBefore({ id: "mina", step: "new" }, "interview")).toEqual(["answered", "new"]);
  expect(stepsBefore({ id: "mina", step: "declined" }, "booked")).toEqual(["declined"]);
});
