import { expect, test } from "vitest";

import { pictureSlots } from "#content/pictures/picture-slots.ts";

import { BUILT_IN_DOCUMENTS } from "#content/files/built-in-content.ts";
import { readDocuments } from "#content/files/read-documents.ts";
import { drawingOf, slotOf, slotPaths } from "./slot-paths.ts";

const documents = readDocuments(BUILT_IN_DOCUMENTS);

test("every place has a drawing, except the card of links, and every entry of a list is a place", () => {
  const paths = slotPaths(documents);
  const names = paths.flatMap(({ place }) => ("name" in place ? [place.name] : []));
  expect(names).toEqual(Object.keys(pictureSlots));
  const undrawn = names.filter((name) => drawingOf(name, documents) === "");
  expect(undrawn).toEqual(["socialCard", "logo", "icon"]);
  const ids = paths.map(({ id }) => id);
  expect(ids).toContain("gallery.pictures.0.file");
  expect(ids).toContain("testimonials.testimonials.0.portrait");
});

test("a picture’s field leads to its place", () => {
  expect(slotOf("home/heroPictures/0/file")).toBe("homeTop");
  expect(slotOf("about-us/header/picture/file")).toBe("aboutTop");
  expect(slotOf("pictures/photographs/homeTop/file")).toBe("homeTop");
  expect(slotOf("gallery/pictures/2/file")).toBe("gallery.pictures.2.file");
});
