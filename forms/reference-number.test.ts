import { randomUUIDv7 } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { idEndings, isReference, parseReference, referenceOf } from "./reference-number.ts";

const ids = fc.integer({ min: 0, max: 2 ** 32 - 1 }).map((low) => {
  const end = low.toString(16).padStart(8, "0");
  return `01a2049d-b244-7aed-97e8-fed5${end}`;
});

test("every submission id has a reference number without look-alike letters, by which the id can be found", () => {
  fc.assert(
    fc.property(ids, (id) => {
      const reference = referenceOf(id);
      expect(reference).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{3}$/);
      expect(reference).not.toMatch(/[ILOU]/);
      expect(idEndings(reference).some((ending) => id.endsWith(ending))).toBe(true);
    }),
  );
});

test("consecutive ids have different reference numbers, with various first characters", () => {
  const references = Array.from({ length: 100 }, () => referenceOf(randomUUIDv7()));
  expect(new Set(references).size).toBe(100);
  expect(new Set(references.map((reference) => reference[0])).size).toBeGreaterThan(10);
});

test("a typed reference number may have any case, spacing, and look-alike letters for digits", () => {
  for (const typed of ["7KQ-2MF", "7kq2mf", " 7KQ 2MF ", "7kq-2mf"]) {
    expect(parseReference(typed), typed).toBe("7KQ-2MF");
  }
  expect(parseReference("oIl-O01")).toBe("011-001");
});

test("a text that is too short, too long or has other characters is not a reference number", () => {
  const id = "018f2c4e-0000-7000-8000-000000000000";
  for (const typed of ["", "7KQ", "7KQ-2MFX", "7KU-2MF", "<b>-7KQ", id]) {
    expect(parseReference(typed), typed).toBeUndefined();
  }
});

test("only the canonical spelling is accepted as a reference number in a URL", () => {
  expect(isReference("7KQ-2MF")).toBe(true);
  for (const text of ["7kq-2mf", "7KQ2MF", "7KQ-2MF\n", "7KI-2MF", "<script>"]) {
    expect(isReference(text)).toBe(false);
  }
});
