import { expect, test } from "vitest";

import { pictureSlots } from "#content/pictures/picture-slots.ts";
import { overviewOf } from "#studio/server/pictures/slot-overview.ts";
import { nextWanted, waitingSentence } from "./slot-words.ts";

type Slots = readonly (keyof typeof pictureSlots)[];

/** The pictures, once these slots have a photograph. */
function placesWith(filled: Slots) {
  const photographs = Object.fromEntries(
    filled.map((name) => [name, { file: "uploads/0a1b2c3d4e5f" }]),
  );
  return overviewOf({ pictures: { photographs } });
}

/** What is said about a slot, or all. */
function waits(filled: Slots, slot?: string) {
  return waitingSentence(placesWith(filled), slot);
}

test("a photograph that visitors see only with others says how many are still to come, and where", () => {
  const five = "Visitors see it on Home once 5 more photographs are there.";
  expect(waits([], "homeTop")).toBe(five);
  expect(waits(["homeTop"], "homeTop")).toBe(five);
  expect(waits(["homeTop"])).toBe(five.replace("see it", "see your photographs"));
  expect(waits(["programTop"], "lesson")).toBe(five);
  expect(waits(["aboutTop", "aboutSchool"], "welcome")).toBe(five);
  expect(waits([], "programTop")).toBe(
    "Visitors see it on Program once 1 more photograph is there.",
  );
  expect(waits([], "applyTop")).toBe("");
  expect(waits([])).toBe("");
});

test("after a photograph that waits, the next place is one of the same page without one", () => {
  const next = (filled: Slots, saved: string) => nextWanted(placesWith(filled), saved)?.slot;
  expect(next(["homeTop"], "homeTop")).toBe("homeSchool");
  expect(next(["programTop"], "programTop")).toBe("lesson");
});
