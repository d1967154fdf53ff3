import { expect, test } from "vitest";

import { applyPatch, contentChanges } from "./content-changes.ts";

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

test("a patch follows the entries of a list, and leaves what has changed since", () => {
  const [march, april] = [
    { date: "2099-03-02", seats: 12 },
    { date: "2099-04-06", seats: 12 },
  ];
  const before = { list: [march, april], weeks: 4 };
  const after = { list: [{ ...march, seats: 0 }, april], weeks: 5 };
  const february = { date: "2099-02-02", seats: 0 };
  const document = { list: [february, march, { ...april, seats: 0 }], weeks: 6 };
  const list = [february, { ...march, seats: 0 }, { ...april, seats: 0 }];
  expect(applyPatch({ name: "a", before, after }, { a: document })).toEqual({ list, weeks: 6 });
  const back = { name: "a", before: after, after: before };
  expect(applyPatch(back, { a: { list, weeks: 5 } })).toEqual({ ...document, weeks: 4 });
});
