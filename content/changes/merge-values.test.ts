import * as fc from "fast-check";
import { expect, test } from "vitest";

import { picture } from "../schema/formats.ts";
import { mergeValues, textsIn } from "./merge-values.ts";

/** A list of a draft, of which visitors see something else now than when it was made. */
const patched = (before: unknown[], after: unknown[], own: unknown[]) =>
  mergeValues(before, own, after);

test("a patch follows the entries of a list, and leaves what has changed since", () => {
  const march = { date: "2099-03-02", seats: 12 };
  const april = { date: "2099-04-06", seats: 12 };
  const before = { list: [march, april], weeks: 4 };
  const after = { list: [{ ...march, seats: 0 }, april], weeks: 5 };
  const february = { date: "2099-02-02", seats: 0 };
  const document = { list: [february, march, { ...april, seats: 0 }], weeks: 6 };
  const list = [february, { ...march, seats: 0 }, { ...april, seats: 0 }];
  expect(mergeValues(before, document, after)).toEqual({ list, weeks: 6 });
  expect(mergeValues(after, { list, weeks: 5 }, before)).toEqual({ ...document, weeks: 4 });
});

test("what was taken back is found in entries that were moved, renamed or reordered", () => {
  const flat = { kind: "Flat", price: "300" };
  const room = { kind: "Room", price: "2000" };
  const added = { kind: "House", price: "900" };
  const cheap = { ...room, price: "200" };
  expect(patched([flat, room], [flat, cheap], [added, flat, room])).toEqual([added, flat, cheap]);
  const faq = { question: "Is it hard?", answer: ["Never.", "Come."] };
  const asked = { question: "New", answer: [] };
  const renamed = { ...faq, question: "Is it?" };
  const answer = ["No.", "Come."];
  const answered = { ...renamed, answer };
  expect(patched([faq], [{ ...faq, answer }], [asked, renamed])).toEqual([asked, answered]);
  const [ana, bo, cy] = ["Ana", "Bo", "Cy"].map((name) => ({ name, text: `I am ${name}` }));
  const wrong = { ...ana, text: "Wrong" };
  expect(patched([wrong, bo, cy], [ana, bo, cy], [bo, wrong, cy])).toEqual([bo, ana, cy]);
});

test("entries that were taken back go or come, and what was typed since stays", () => {
  const ana = { name: "Ana", text: "Good" };
  const bo = { name: "Bo", text: "Fine" };
  const mine = ["a", "mine", "b", "new"];
  expect(patched(["a", "b", "new"], ["a", "c"], mine)).toEqual(["a", "mine", "c"]);
  expect(patched(["a", "b"], ["b", "a"], ["a", "b", "mine"])).toEqual(["b", "mine", "a"]);
  const great = { ...ana, text: "Great" };
  expect(patched([ana], [bo], [great]), "no word of another’s").toEqual([great]);
  const sourced = { ...ana, source: "Google" };
  expect(patched([ana], [sourced], [bo]), "whose source it is").toEqual([bo]);
  expect(patched([], [ana], [ana, bo])).toEqual([ana, bo]);
  expect(patched(["a", "b"], ["a", "c"], ["a", "d"])).toEqual(["a", "d"]);
  expect(patched(["a"], [], ["a changed"])).toEqual(["a changed"]);
});

test("lists that two people have changed are joined, and one decides about the same entry or another order", () => {
  const before = ["a", "b", "c"];
  for (const [mine, theirs, joined] of [
    ["A b c", "a B c", "A B c"],
    ["b c", "a b", "b"],
    ["a b c mine", "a b c hers", "a b c mine hers"],
    ["a b c d", "a b c d hers", "a b c d hers"],
    ["a b C", "hers a b c", "hers a b C"],
    ["c a b", "a B c hers", "c hers a B"],
    ["a B c", "a b! c", undefined],
    ["a B c", "a c", undefined],
    ["c b a", "b a c", undefined],
  ] as const) {
    const merged = (...[one, other, preferred]: [string, string, "mine" | "theirs"]) =>
      Object(mergeValues(before, one.split(" "), other.split(" "), { preferred })).join(" ");
    expect(merged(mine, theirs, "mine")).toBe(joined ?? mine);
    expect(merged(mine, theirs, "theirs")).toBe(joined ?? theirs);
  }
});

test("fields that two people have added, changed and left out are joined", () => {
  const before = { heading: "Old", text: "Text", note: "Note" };
  const mine = { heading: "Mine", text: "Text", own: "Own" };
  const theirs = { heading: "Hers", text: "Her text", note: "Note" };
  const joined = { text: "Her text", own: "Own" };
  expect(mergeValues(before, mine, theirs, { preferred: "mine" })).toEqual({
    ...joined,
    heading: "Mine",
  });
  expect(mergeValues(before, mine, theirs, { preferred: "theirs" })).toEqual({
    ...joined,
    heading: "Hers",
  });
});

test("a picture that two people have changed is one of the two, with the words of both", () => {
  const before = {
    file: "hero/bay",
    width: 1200,
    height: 675,
    alt: "The bay",
    position: "50% 50%",
  };
  const mine = { ...before, file: "hero/pier", width: 800 };
  const theirs = { file: "hero/sun", width: 400, height: 300, alt: "The sun" };
  const merged = mergeValues(before, mine, theirs, { schema: picture });
  expect(merged).toEqual({ ...mine, alt: "The sun" });
});

test("a patch of what it was made for is made in full, and no text of a document is lost by one", () => {
  const text = fc.constantFrom("a", "b", "c", "d");
  const entry = fc.oneof(
    text,
    fc.record({ name: text, text, inner: fc.array(text, { maxLength: 3 }) }),
    fc.record({ date: text, seats: text }),
    fc.record({ file: text, alt: text, width: text }),
  );
  const entries = fc.array(entry, { maxLength: 5 });
  fc.assert(
    fc.property(entries, entries, entries, (before, after, own) => {
      expect(patched(before, after, before)).toEqual(after);
      expect(patched(before, before, own)).toEqual(own);
      expect(patched(before, after, after)).toEqual(after);
      const typed = textsIn(own).filter((each) => !textsIn(before).includes(each));
      expect(textsIn(patched(before, after, own))).toEqual(expect.arrayContaining(typed));
    }),
  );
});
