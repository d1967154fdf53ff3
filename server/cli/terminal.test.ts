import { PassThrough } from "node:stream";
import { expect, test } from "vitest";

import { createScreen } from "./terminal.ts";

function screenOf(columns: number | undefined) {
  const terminal = columns ? { isTTY: true, columns } : {};
  const out = Object.assign(new PassThrough({ encoding: "utf8" }), terminal);
  const screen = createScreen(out, new PassThrough());
  return { screen, lines: () => String(out.read()).trimEnd().split("\n") };
}

test("a terminal shows a table with its heading, without colours", () => {
  const { screen, lines } = screenOf(80);
  screen.table(["A", "B"], [["1", null]]);
  expect(lines()).toEqual(["┌───┬───┐", "│ A │ B │", "├───┼───┤", "│ 1 │   │", "└───┴───┘"]);
});

test("a terminal wraps long text to its width, and never breaks an ID", () => {
  const { screen, lines } = screenOf(60);
  const id = "6f1c2a9e-0000-4000-8000-000000000000";
  const text = `${"one two three ".repeat(9)}${"unbroken".repeat(9)}\nlast`;
  screen.table(["ID", "Text"], [[id, text]]);
  const shown = lines();
  expect(shown.filter((line) => line.includes(id))).toHaveLength(1);
  const cells = shown.map((line) => line.split("│")[2]?.trim() ?? "");
  expect(cells.join("").replaceAll(" ", "")).toBe(`Text${text}`.replaceAll(/\s/g, ""));
  expect(Math.max(...cells.map((cell) => cell.length))).toBe(24);
});

test("control and bidirectional characters of a visitor's text are escaped on a terminal", () => {
  const { screen, lines } = screenOf(80);
  screen.table(["A"], [["\u001B]0;owned\u0007\u009B2J\u202Etxt.exe\rx 👩‍🚀"]]);
  const shown = lines().join("\n");
  expect(shown).toContain(String.raw`\u{1b}]0;owned\u{7}\u{9b}2J\u{202e}txt.exe\u{d}x 👩‍🚀`);
  const steering = ["\u001B", "\u0007", "\u009B", "\u202E", "\r"];
  expect(steering.filter((character) => shown.includes(character))).toEqual([]);
});

test("a table in a pipe has one tab-separated line per row, escaped so that cells can be restored", () => {
  const { screen, lines } = screenOf(undefined);
  screen.table(
    ["A", "B"],
    [
      ["tab\tand\\t", "two\r\nlines"],
      [1, null],
    ],
  );
  expect(lines()).toEqual([String.raw`tab\tand\\t` + "\t" + String.raw`two\r\nlines`, "1"]);
});
