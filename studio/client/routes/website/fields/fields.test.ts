import { expect, test } from "vitest";

import { loadedState } from "../draft/draft-state.ts";
import { type Fact, shownText, splitAtFacts } from "./facts.ts";
import { beginningOfEntry, proposedText, schemaOf, titleOf } from "./field-path.ts";
import { plainText } from "./plain-text.ts";
import { timeZones } from "./value-field.tsx";

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

test("a time zone is found by its city, and the present one is offered by whatever name it has", () => {
  const zones = new Map(timeZones("Mexico/General"));
  expect(zones.get("America/Mexico_City")).toBe("Mexico City");
  expect(zones.get("Mexico/General")).toBe("General");
});

test("a proposal for search engines has the heading and the first sentence, cut at a whole word", () => {
  const hero = { heading: "Teach English", text: "In {price} steps. And more." };
  const program = (heading: string) => () => ({ header: { title: heading, text: hero.text } });
  expect(proposedText("home/page/description", () => ({ page: { title: "No" }, hero }))).toBe(
    "Teach English. In {price} steps.",
  );
  const long = proposedText("program/page/description", program("Word ".repeat(40).trim()));
  expect(long).toMatch(/^(?:Word )+Word…$/);
  expect(long?.length).toBeLessThanOrEqual(156);
});

test("a letter is told from others by what follows its greeting and thanks", () => {
  const schema = schemaOf("replies/replies/0");
  const beginning = (text: string) => beginningOfEntry(schema, { title: "One", text }, []);
  expect(beginning("Hello {name},\n\nThank you.\nCome!")).toBe("Come!");
  expect(beginning("Hello {name},\n\nThank you.")).toBe("Thank you.");
  expect(beginning("Thank you.")).toBe("Thank you.");
});

test("a proposal for people who cannot see a picture is what stands beside it", () => {
  const group = { heading: "What we are", picture: { alt: "", file: "a" } };
  const values = new Map<string, unknown>([
    ["home/whatIs", group],
    ["home/whatIs/picture", group.picture],
  ]);
  expect(proposedText("home/whatIs/picture/alt", (path) => values.get(path))).toBe("What we are");
  expect(proposedText("home/hero/text", () => undefined)).toBeUndefined();
});

test("a heading in capital letters is calm, and one of a script without them stays as it is", () => {
  const saved = { mistakes: [], hash: "", isLive: true };
  const titleFor = (heading: string) =>
    titleOf(loadedState({ home: { ...saved, value: { hero: { heading } } } }), "home/hero");
  expect(titleFor("TEACH BY THE SEA")).toBe("Teach By The Sea");
  expect(titleFor("دورة TEFL")).toBe("دورة TEFL");
});
