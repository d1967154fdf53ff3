import { expect, test } from "vitest";

import { contentChanges } from "./content-changes.ts";
import { folderWith } from "../tests/support/server/temporary-folder.ts";

/** A site's folder with these files in content/. */
function siteWith(files: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(files).map(([name, value]) => [
    `content/${name}`,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return folderWith(Object.fromEntries(texts));
}

test("the changes of a publish list each changed field in words, with its old and new value", () => {
  const dates = [{ date: "2027-01-04" }, { date: "2027-02-01", label: "February" }];
  const before = siteWith({
    "course.ts": "one",
    "data/course.json": { price: "1,500", weeklyHours: 20 },
    "data/gallery.json": { file: "gallery/beach" },
    "data/start-dates.json": { startDates: dates },
    "data/old.json": { name: "Zoë" },
  });
  const after = siteWith({
    "course.ts": "two!",
    "data/course.json": { price: "1,600", weeklyHours: 20, teachingPractice: true },
    "data/gallery.json": { file: "uploads/0a1b2c3d4e5f" },
    "data/start-dates.json": { startDates: [{ date: "2026-12-07" }, ...dates] },
  });
  expect(contentChanges(before, after)).toEqual([
    { field: "File content/course.ts", before: "3 bytes", after: "4 bytes" },
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
      field: "Start dates, entry 1",
      path: "start-dates/startDates/0",
      before: null,
      after: "2026-12-07",
    },
  ]);
  expect(contentChanges(before, before)).toEqual([]);
});
