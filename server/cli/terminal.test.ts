import { PassThrough } from "node:stream";
import { expect, test } from "vitest";

import { createScreen } from "./terminal.ts";

function screenOf(isTTY: boolean) {
  const out = Object.assign(new PassThrough({ encoding: "utf8" }), { isTTY });
  const screen = createScreen(out, new PassThrough());
  return { screen, lines: () => String(out.read()).trimEnd().split("\n") };
}

test("a terminal shows a table in columns below its heading", () => {
  const { screen, lines } = screenOf(true);
  screen.table(
    ["ID", "Text"],
    [
      ["6f1c2a9e", "one\ntwo"],
      ["7", null],
    ],
  );
  expect(lines()).toEqual(["ID        Text", "6f1c2a9e  one two", "7"]);
});

test("control and bidirectional characters of a visitor's text are escaped on a terminal", () => {
  const { screen, lines } = screenOf(true);
  screen.table(["A"], [["\u001B]0;owned\u0007\u009B2J\u202Etxt.exe x 👩‍🚀"]]);
  const shown = lines().join("\n");
  expect(shown).toContain(String.raw`\u{1b}]0;owned\u{7}\u{9b}2J\u{202e}txt.exe x 👩‍🚀`);
  const steering = ["\u001B", "\u0007", "\u009B", "\u202E"];
  expect(steering.filter((character) => shown.includes(character))).toEqual([]);
});

test("a table in a pipe has one line per row, with tabs between the cells only", () => {
  const { screen, lines } = screenOf(false);
  screen.table(
    ["A", "B"],
    [
      ["a\ttab", "two\r\nlines"],
      [1, null],
    ],
  );
  expect(lines()).toEqual(["a tab\ttwo lines", "1"]);
});
