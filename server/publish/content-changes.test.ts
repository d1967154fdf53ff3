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
  expect(contentChanges(before, after)).toEqual([
    { field: "Course, price", path: "course/price", before: "1,500", after: "1,600" },
    {
      field: "Course, teaching practice",
      path: "course/teachingPractice",
      before: null,
      after: "true",
    },
    {
      field: "Gallery, file",
      path: "gallery/file",
      before: "gallery/beach",
      after: "an uploaded picture",
    },
    { field: "Old", path: "old", before: "Zoë", after: null },
    {
      field: "Start dates, 2026-12-07",
      path: "start-dates/startDates/0",
      before: null,
      after: "2026-12-07",
    },
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
