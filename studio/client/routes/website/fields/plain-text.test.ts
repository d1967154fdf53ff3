import { expect, test } from "vitest";

import { type Fact, shownText, splitAtFacts } from "./facts.ts";
import { plainText } from "./plain-text.ts";

test("what is pasted from a Word document becomes one plain line", () => {
  const pasted = "Four\u{a0}weeks\r\n\r\n•\tby the\u{ad} sea\u{b}and more \r\n";
  expect(plainText(pasted, false)).toBe("Four weeks by the sea and more");
});

test("a field with lines keeps line breaks, but no more than one empty line", () => {
  expect(plainText("Hello\r\n\r\n\r\n\r\nSee you\r\nsoon", true)).toBe("Hello\n\nSee you\nsoon");
});

test("facts in a text are told from words and other braces", () => {
  const price: Fact = { name: "price", shown: "1299 USD", path: "course/price/amount" };
  expect(splitAtFacts("It is {price}, {so}.", [price])).toEqual([
    "It is ",
    price,
    ", ",
    "{so}",
    ".",
  ]);
  expect(shownText("It is {price}.", [price])).toBe("It is 1299 USD.");
});
