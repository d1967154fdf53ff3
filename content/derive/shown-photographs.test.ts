import { expect, test } from "vitest";

import { shownGallery, shownPhotographs } from "./shown-photographs.ts";

const photograph = { file: "uploads/0a1b2c3d4e5f", alt: "A face", scrim: "light" } as const;

test("a photograph at the top of a page shows at once, with those that its other places have", () => {
  expect(shownPhotographs({ aboutSchool: photograph, welcome: photograph }, true)).toEqual({});
  const { aboutUs, ...others } = shownPhotographs(
    { aboutTop: photograph, welcome: photograph },
    true,
  );
  expect(others).toEqual({});
  expect(Object.keys(aboutUs ?? {})).toEqual(["top", "video"]);
  expect(aboutUs?.video).toMatchObject({ file: photograph.file, width: 1536, height: 864 });
});

test("Reviews shows photographs only with a gallery of them", () => {
  expect(shownPhotographs({ reviewsTop: photograph }, false)).toEqual({});
  expect(shownPhotographs({ reviewsTop: photograph }, true)).toHaveProperty("reviews");
});

test("Home’s first screen has the darkest scrim that one of its photographs needs", () => {
  const stored = { homeTop: photograph, homeSecond: { ...photograph, scrim: "strong" } } as const;
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
