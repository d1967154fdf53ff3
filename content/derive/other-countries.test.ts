import { expect, test } from "vitest";

import { applicationForm } from "../form-texts/application-form.ts";
import { otherCountries } from "./other-countries.ts";

test("by default only the three countries that the specification requires are offered", () => {
  expect(applicationForm.countries).toHaveLength(3);
  expect(otherCountries({ offered: "specified" })).toEqual([]);
});

test("the list of other countries is alphabetical, without duplicates and without the specification’s three countries", () => {
  const names = otherCountries({ offered: "all" });
  expect(names).toHaveLength(246);
  expect(new Set(names).size).toBe(names.length);
  expect(names.slice(0, 3)).toEqual(["Afghanistan", "Åland Islands", "Albania"]);
  expect(names).toContain("Ireland");
  for (const { label } of applicationForm.countries) expect(names).not.toContain(label);
});
