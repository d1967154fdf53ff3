import * as fc from "fast-check";
import { expect, test } from "vitest";

import { documentsSchema } from "../../../content/schema/documents.ts";
import { applyChange, CHANGES } from "./apply-change.ts";

const step = fc.constantFrom(
  "__proto__",
  "constructor",
  "prototype",
  "0",
  "-1",
  "1e9",
  "countries",
);
const paths = fc.array(step, { maxLength: 4 }).map((steps) => steps.join("/"));

test("no path in a form’s button changes what all objects inherit, or adds a key that the schema has not", () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  fc.assert(
    fc.property(fc.constantFrom(...CHANGES), paths, (change, path) => {
      const data = { countries: { offered: "specified" } };
      const changed = applyChange(documentsSchema, data, change, `${path}/hasOwnProperty`);
      expect(changed.data).toEqual(data);
      applyChange(documentsSchema, data, change, path);
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
      expect(typeof Object.prototype.hasOwnProperty).toBe("function");
    }),
  );
});
