import { expect, test } from "vitest";

import { pictureRecord as record } from "../../tests/support/content/picture-record.ts";
import { BUILT_IN_DOCUMENTS } from "../files/built-in-content.ts";
import { readDocuments } from "../files/read-documents.ts";
import { readContent } from "./read-content.ts";
import { parseUploads } from "../schema/uploaded-picture.ts";

const documents = readDocuments(BUILT_IN_DOCUMENTS);

test("a document that is missing or unknown is named", () => {
  const { school: _, ...others } = documents;
  expect(readContent({ ...others, prices: {} })).toEqual({
    ok: false,
    mistakes: [
      "content/data/school.json: is missing.",
      "content/data/prices.json: means nothing here.",
    ],
  });
});

test("whatever stands in the place of a value, the content is complete or a sentence names the document", () => {
  for (const name of Object.keys(documents)) {
    const changed = [
      ...variants(documents[name], [null]),
      // Each place gets one of the others, because reading takes a while.
      ...variants(documents[name], [" ", -1, [{}]]),
    ];
    for (const document of changed) {
      const read = readContent({ ...documents, [name]: document });
      if (read.ok) continue;
      expect(read.mistakes.length).toBeGreaterThan(0);
      for (const mistake of read.mistakes) {
        expect(mistake).toMatch(new RegExp(`^content/data/${name}\\.json: .+\\.$`));
      }
    }
  }
});

test("the content has the uploaded pictures that the documents name, and one that is not stored is a mistake", () => {
  const photo = { title: "A", file: "uploads/0a1b2c3d4e5f", alt: "B", width: 4, height: 3 };
  const gallery = { heading: "C", introduction: "D", pictures: [photo] };
  const media = { hasPicture: () => true, hasFile: () => true };
  const readWith = (records: Record<string, unknown>) =>
    readContent(
      { ...documents, gallery },
      { ...media, uploads: parseUploads(new Map(Object.entries(records))) },
    );
  expect(readWith({ "0a1b2c3d4e5f": record, "111111111111": record })).toMatchObject({
    ok: true,
    content: {
      uploads: { "uploads/0a1b2c3d4e5f": { version: "0a1b2c3d", widths: [192], fallback: 192 } },
    },
  });
  const [valid, odd] = [{ "111111111111": record }, { "0a1b2c3d4e5f": { version: "1" } }];
  for (const records of [valid, odd]) {
    expect(readWith(records)).toEqual({
      ok: false,
      mistakes: [
        "content/data/gallery.json: pictures, entry 1, file names the uploaded picture uploads/0a1b2c3d4e5f, but files of it are missing. Choose the picture again in the studio.",
      ],
    });
  }
});

test("a link in the terms is a web address or a mailbox, never a script", () => {
  const termsWith = (link: string) => ({
    version: "1",
    parts: [{ heading: "A", paragraphs: ["B"], list: [{ term: "C", text: "D", link }] }],
  });
  for (const link of ["https://example.com", "mailto:a@example.com"]) {
    expect(readContent({ ...documents, terms: termsWith(link) }).ok, link).toBe(true);
  }
  expect(readContent({ ...documents, terms: termsWith("javascript:alert(1)") })).toEqual({
    ok: false,
    mistakes: [
      "content/data/terms.json: parts, entry 1, list, entry 1, link must begin with https:// or mailto:.",
    ],
  });
});

/** The value with one of others, in turn, in the place of each part (of a list’s first) and of itself. */
function variants(value: unknown, others: unknown[]): unknown[] {
  const other = others.shift();
  others.push(other);
  const inner = Array.isArray(value)
    ? value
        .slice(0, 1)
        .flatMap((entry) => variants(entry, others).map((changed) => value.with(0, changed)))
    : Object.entries(typeof value === "object" && value ? value : {}).flatMap(([key, entry]) =>
        variants(entry, others).map((changed) => ({ ...Object(value), [key]: changed })),
      );
  return [other, ...inner];
}
