import { expect, test } from "vitest";

import { pagePictures } from "../pictures/picture-slots.ts";
import { shownGallery, shownPhotographs } from "./shown-photographs.ts";

const photograph = { file: "uploads/0a1b2c3d4e5f", alt: "A face", scrim: "light" } as const;

test("a page shows photographs only once all its places have one", () => {
  const { video: _video, ...others } = pagePictures.aboutUs;
  const some = Object.fromEntries(Object.values(others).map((slot) => [slot, photograph]));
  expect(shownPhotographs(some, false)).toEqual({});
  const shown = shownPhotographs({ ...some, welcome: photograph }, false);
  expect(Object.keys(shown)).toEqual(["aboutUs"]);
  const reviews = Object.values(pagePictures.reviews).map((slot) => [slot, photograph]);
  expect(shownPhotographs(Object.fromEntries(reviews), false)).toEqual({});
  expect(shownPhotographs(Object.fromEntries(reviews), true)).toHaveProperty("reviews");
  expect(shown.aboutUs?.video).toMatchObject({ file: photograph.file, width: 1536, height: 864 });
});

test("Home’s first screen has the darkest scrim that one of its photographs needs", () => {
  const all = Object.values(pagePictures.home).map((slot) => [slot, photograph]);
  const stored = { ...Object.fromEntries(all), homeSecond: { ...photograph, scrim: "strong" } };
  expect(shownPhotographs(stored, false).hero).toMatchObject({
    scrim: "strong",
    pictures: { length: 2 },
  });
});

test("the gallery’s drawings step aside for three photographs, and never share a screen with them", () => {
  const entry = (file: string) => ({ file, width: 4, height: 3 });
  const drawings = ["a", "b"].map((name) => entry(`gallery/${name}`));
  const photographs = ["1", "2", "3"].map((name) => entry(`uploads/${name}`));
  expect(shownGallery([...drawings, ...photographs])).toEqual(photographs);
  expect(shownGallery([...drawings, ...photographs.slice(1)])).toEqual(drawings);
  expect(shownGallery(photographs.slice(2))).toEqual(photographs.slice(2));
});
