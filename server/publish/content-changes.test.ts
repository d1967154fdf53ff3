import { expect, test } from "vitest";

import { contentChanges } from "./content-changes.ts";

test("the changes of a publish list each changed field in words, with its old and new value", () => {
  const dates = [{ date: "2027-01-04" }, { date: "2027-02-01", label: "February" }];
  const before = {
    course: { price: "1,500", weeklyHours: 20 },
    gallery: { file: "gallery/beach" },
    "start-dates": { startDates: dates },
    old: { name: "Zoë" },
  };
  const after = {
    course: { price: "1,600", weeklyHours: 20, teachingPractice: true },
    gallery: { file: "uploads/0a1b2c3d4e5f" },
    "start-dates": { startDates: [{ date: "2026-12-07" }, ...dates] },
  };
  const changes = contentChanges(before, after);
  expect(changes.map((one) => [one.field, one.path, one.before, one.after])).toEqual([
    ["Course, price", "course/price", "1,500", "1,600"],
    ["Course, teaching practice", "course/teachingPractice", null, "true"],
    ["Gallery, file", "gallery/file", "gallery/beach", "an uploaded picture"],
    ["Old", "old", "Zoë", null],
    ["Start dates, 2026-12-07", "start-dates/startDates/0", null, "2026-12-07"],
  ]);
  expect(contentChanges(before, before)).toEqual([]);
  expect(contentChanges({ course: { deposit: null } }, { course: { deposit: 300 } })).toMatchObject(
    [{ before: null, after: "300" }],
  );
});

test("a long text begins a little before it differs", () => {
  const start = "The course is held in Puerto Vallarta. ".repeat(20);
  const [change] = contentChanges({ home: { text: start } }, { home: { text: `${start}Come.` } });
  expect(change?.after).toMatch(/^… .{40,80} Come\.$/);
  expect(change?.before).toBe(change?.after?.replace("Come.", ""));
});
