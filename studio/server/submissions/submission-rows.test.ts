import { expect, test } from "vitest";

import { byUrgency } from "./submission-rows.ts";

test("whose course begins this week comes first, whose course is over last of who waits", () => {
  const waits = { isWaiting: true, isUrgent: false, isOver: false };
  const rows = [
    { ...waits, name: "over", isOver: true },
    { ...waits, name: "oldest" },
    { ...waits, name: "urgent", isUrgent: true },
    { ...waits, name: "newest" },
    { ...waits, name: "handled", isWaiting: false, isOver: true },
  ];
  const names = byUrgency(rows).map(({ name }) => name);
  expect(names).toEqual(["urgent", "oldest", "newest", "over", "handled"]);
});
