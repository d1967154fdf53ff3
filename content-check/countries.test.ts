import { expect, test } from "vitest";

import { applicationForm } from "../content/form-texts/application-form.ts";
import { otherCountries } from "../content/form-texts/countries.ts";

test("by default there are the three specified countries", () => {
  expect(applicationForm.countries).toHaveLength(3);
  expect(otherCountries("specified")).toEqual([]);
});

test("all other countries are named once each, in the order of the alphabet", () => {
  const names = otherCountries("all");
  expect(names).toHaveLength(246);
  expect(new Set(names).size).toBe(names.length);
  expect(names.slice(0, 3)).toEqual(["Afghanistan", "Åland Islands", "Albania"]);
  expect(names).toContain("Ireland");
  for (const { label } of applicationForm.countries) expect(names).not.toContain(label);
});
