import { expect, test } from "vitest";

import { otherCountries } from "#content/derive/other-countries.ts";
import { countryOf } from "./country-names.ts";

test("every country that the form offers has its name and its code, and a made-up one has no code", () => {
  expect(countryOf("CAN")).toEqual({ country: "Canada", region: "CA" });
  expect(countryOf("Côte d’Ivoire")).toEqual({ country: "Côte d’Ivoire", region: "CI" });
  for (const name of otherCountries({ offered: "all" })) {
    expect(countryOf(name), name).toEqual({ country: name, region: expect.stringMatching(/^..$/) });
  }
  expect(countryOf("United States").region).toBe("US");
  expect(countryOf("France").region).toBe("FR");
  expect(countryOf("United Kingdom").region).toBe("GB");
  expect(countryOf("Atlantis")).toEqual({ country: "Atlantis", region: undefined });
});
