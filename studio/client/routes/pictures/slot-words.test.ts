import { expect, test } from "vitest";

import { pictureSlots } from "#content/pictures/picture-slots.ts";
import { overviewOf } from "#studio/server/pictures/slot-overview.ts";
import { waitingSentence, whenSeen } from "./slot-words.ts";

type Slots = readonly (keyof typeof pictureSlots)[];

/** The pictures, once these slots have a photograph. */
function placesWith(filled: Slots) {
  const photographs = Object.fromEntries(
    filled.map((name) => [name, { file: "uploads/0a1b2c3d4e5f" }]),
  );
  return overviewOf({ pictures: { photographs } });
}

const seen = (filled: Slots, slot: string) => whenSeen(placesWith(filled), slot);

test("a photograph at the top of a page is seen at once, others once there is one at the top", () => {
  const atOnce = "Visitors see it as soon as you publish.";
  const atTop = "Visitors see it once the picture at the top of Home is a photograph.";
  expect(seen([], "homeTop")).toBe(`${atOnce} From then on Home shows only photos.`);
  expect(seen(["homeTop"], "homeTop")).toBe(atOnce);
  expect(seen([], "applyTop")).toBe(atOnce);
  expect(seen([], "homeSchool")).toBe(atTop);
  expect(seen(["homeTop"], "homeSchool")).toBe(`${atOnce} Until then Home hides the drawing.`);
  expect(seen([], "welcome")).toBe(atTop);
  expect(seen(["aboutTop", "welcome"], "welcome")).toBe(atOnce);
  const waiting = waitingSentence(placesWith(["homeSchool", "banner", "aboutTop"]));
  expect(waiting).toContain("wait until the picture at the top of Home is a photograph.");
  expect(waitingSentence(placesWith(["homeTop", "lesson"]))).toBe("");
});

test.each([
  [[1, 2, 3, 4], "3 photographs"],
  [[1, 2], "2 photographs"],
])("Reviews waits for a gallery of three, or for all of a smaller one", (files, enough) => {
  const pictures = files.map((file) => ({ file: `gallery/${file}`, title: "" }));
  const places = overviewOf({ pictures: { photographs: {} }, gallery: { pictures } });
  const wait = `Visitors see it once the gallery has ${enough}.`;
  expect(whenSeen(places, "reviewsTop")).toBe(wait);
  expect(whenSeen(places, "gallery.pictures.0.file")).toBe(wait);
});
