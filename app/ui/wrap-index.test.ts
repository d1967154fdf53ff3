import { describe, expect, test } from "vitest";

import { shortestWay, wrap } from "./wrap-index.ts";

test("with five slides, wrap maps any position to the same slide’s position from 0 to below 5", () => {
  expect([-6, -1, 0, 4, 5, 11].map((position) => wrap(position, 5))).toEqual([4, 4, 0, 4, 0, 1]);
  expect(wrap(5.25, 5)).toBeCloseTo(0.25);
});

describe("shortestWay", () => {
  test("shortestWay wraps around an end if that is shorter", () => {
    expect(shortestWay(0, 4, 5)).toBe(-1);
    expect(shortestWay(4, 0, 5)).toBe(1);
    expect(shortestWay(4, 1, 5)).toBe(2);
  });

  test("shortestWay does not wrap around an end if that is longer", () => {
    expect(shortestWay(0, 2, 5)).toBe(2);
    expect(shortestWay(3, 1, 5)).toBe(-2);
    expect(shortestWay(2, 2, 5)).toBe(0);
  });
});
