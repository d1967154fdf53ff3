import { expect, test } from "vitest";
import { internationalNumber } from "./shown-text.ts";

test("only a valid phone number with its country code is international", () => {
  expect(internationalNumber("+353861234567")).toBe("+353861234567");
  expect(internationalNumber("+523225550123")).toBe("+523225550123");
  expect(internationalNumber("+5213225550123")).toBe("+523225550123");
  // The zero is dialled within the United Kingdom only.
  expect(internationalNumber("+4402079460958")).toBe("+442079460958");
  const others = `07911123456|015123456789|0443221234567|01135386123456|00353861234567|3225550123
    |12125550123|+99912345678|+3538612|+||call +353861234567`.split(/\s*\|/);
  expect(others.filter(internationalNumber)).toEqual([]);
});
