import { expect, test } from "vitest";

import { readDocuments } from "./files/read-documents.ts";
import { readContent } from "./read-content.ts";

const documents = readDocuments("tests/specification/content-data");

test("valid documents become content", () => {
  expect(readContent(documents)).toMatchObject({
    ok: true,
    content: { school: { name: "Banderas TEFL" }, termsVersion: null, terms: null },
  });
});

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
    for (const other of [null, " ", -1, [{}]]) {
      for (const changed of variants(documents[name], other)) {
        const read = readContent({ ...documents, [name]: changed });
        if (read.ok) continue;
        expect(read.mistakes.length).toBeGreaterThan(0);
        for (const mistake of read.mistakes) {
          expect(mistake).toMatch(new RegExp(`^content/data/${name}\\.json: .+\\.$`));
        }
      }
    }
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

/** The value with another in the place of each of its parts (of a list’s first), and of itself. */
function variants(value: unknown, other: unknown): unknown[] {
  if (Array.isArray(value)) {
    const inner = value
      .slice(0, 1)
      .flatMap((entry) => variants(entry, other).map((changed) => value.with(0, changed)));
    return [other, ...inner];
  }
  if (typeof value !== "object" || value === null) return [other];
  const inner = Object.entries(value).flatMap(([key, entry]) =>
    variants(entry, other).map((changed) => ({ ...value, [key]: changed })),
  );
  return [other, ...inner];
}
