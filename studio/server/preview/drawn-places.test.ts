import { expect, test } from "vitest";

import { deriveContent } from "#content/derive/derive-content.ts";
import { BUILT_IN_DOCUMENTS } from "#content/files/built-in-content.ts";
import { readDocuments } from "#content/files/read-documents.ts";
import { documentsSchema } from "#content/schema/documents.ts";
import { withDrawnPlaces } from "./drawn-places.ts";

const documents = documentsSchema.parse(readDocuments(BUILT_IN_DOCUMENTS));

test("a page shows its first photograph before the others are there, and other pages their drawings", () => {
  const photograph = { file: "uploads/0123456789ab", alt: "The school" };
  const pictures = { photographs: { homeSchool: photograph } };
  const { photographs } = deriveContent(withDrawnPlaces({ ...documents, pictures }));
  expect(photographs.home?.school).toMatchObject(photograph);
  expect(photographs.home?.top.file).toBe(documents.home.heroPictures[0]?.file);
  expect(photographs.aboutUs).toBeUndefined();
});
