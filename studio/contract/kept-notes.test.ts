import { expect, test } from "vitest";

import { keptNote, noteOfLetter } from "./kept-notes.ts";

test("a long letter is kept whole, and one that is too long stays the same once it is kept", () => {
  const page = "Words of a letter. ".repeat(150).trim();
  expect(noteOfLetter("Invite", page)).toContain(page);
  const kept = noteOfLetter("Welcome", "word ".repeat(2100));
  expect(keptNote(kept)).toBe(kept);
});
