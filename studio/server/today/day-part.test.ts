import { expect, test } from "vitest";

import { dayPart } from "./day-part.ts";

test("the light changes at 5, 12, 17 and 20 o’clock", () => {
  const parts = Array.from({ length: 24 }, (_, hour) => dayPart(hour));
  const changes = parts.flatMap((part, hour) => (part === parts[hour - 1] ? [] : [[hour, part]]));
  expect(changes).toEqual([
    [0, "night"],
    [5, "morning"],
    [12, "day"],
    [17, "evening"],
    [20, "night"],
  ]);
});
