import { expect, test } from "vitest";
import { internationalNumber, spelledDay } from "./shown-text.ts";

test("a day is written as people write it, and anything else stays as typed", () => {
  expect(spelledDay("1994-03-17")).toBe("17 March 1994");
  for (const typed of ["17/03/94", "1994-02-30", ""]) expect(spelledDay(typed)).toBe(typed);
});

test("only a valid phone number with its country code is international", () => {
  expect(internationalNumber("+353861234567")).toBe("+353861234567");
  expect(internationalNumber("+523225550123")).toBe("+523225550123");
  expect(internationalNumber("+5213225550123")).toBe("+523225550123");
  // The zero is dialled within the United Kingdom only.
  expect(internationalNumber("+4402079460958")).toBe("+442079460958");
  const others = [
    "07911123456",
    "015123456789",
    "0443221234567",
    "01135386123456",
    "00353861234567",
    "3225550123",
    "12125550123",
    "+99912345678",
    "+3538612",
    "+",
    "",
    "call +353861234567",
  ];
  expect(others.filter(internationalNumber)).toEqual([]);
});
