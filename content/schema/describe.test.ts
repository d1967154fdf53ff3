import { expect, test } from "vitest";

import { describe, schemaAt } from "./describe.ts";
import { documentSchema } from "./documents.ts";

test("a path leads to a field of a document, and never beyond what its schema names", () => {
  const course = documentSchema("course");
  expect(describe(schemaAt(course, ["price", "amount"])).kind).toBe("number");
  for (const path of [["__proto__"], ["constructor", "prototype"], ["price", "toString"]]) {
    expect(schemaAt(course, path), path.join("/")).toBeUndefined();
  }
  expect(documentSchema("__proto__")).toBeUndefined();
});
