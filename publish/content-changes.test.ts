import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { contentChanges } from "./content-changes.ts";
import { temporaryFolder } from "../tests/support/server/temporary-folder.ts";

function folderWith(files: Record<string, unknown>): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "content/data"), { recursive: true });
  for (const [name, value] of Object.entries(files)) {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    writeFileSync(join(folder, "content", name), text);
  }
  return folder;
}

test("each changed field of a publish is named in words, with its values before and after", () => {
  const dates = [{ date: "2027-01-04" }, { date: "2027-02-01", label: "February" }];
  const before = folderWith({
    "course.ts": "one",
    "data/course.json": { price: "1,500", weeklyHours: 20 },
    "data/gallery.json": { file: "gallery/beach" },
    "data/start-dates.json": { startDates: dates },
    "data/old.json": { name: "Zoë" },
  });
  const after = folderWith({
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
