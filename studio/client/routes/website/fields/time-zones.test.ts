import { expect, test } from "vitest";

import { timeZones } from "./time-zones.ts";

test("a time zone is found by its city, and the present one is offered by whatever name it has", () => {
  const zones = new Map(timeZones("Mexico/General"));
  expect(zones.get("America/Mexico_City")).toBe("Mexico City, America");
  expect(zones.get("Mexico/General")).toBe("General, Mexico");
});
