import { expect, test } from "vitest";

import { clockTime } from "./conversation.tsx";

test("a chat message’s time has two digits for the hour and two for the minute", () => {
  expect(clockTime(new Date(2025, 0, 6, 9, 5))).toBe("09:05");
  expect(clockTime(new Date(2025, 0, 6, 0, 0))).toBe("00:00");
  expect(clockTime(new Date(2025, 0, 6, 23, 59))).toBe("23:59");
});
