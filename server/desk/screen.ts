import type { Writable } from "node:stream";
import Table from "cli-table3";

/** What a column or a line says; null for nothing. */
export type Cell = string | number | null;

/** A terminal that a person reads, or a pipe that a program reads. */
export interface Screen {
  /** Whether a person reads what is printed. */
  isTerminal: boolean;
  out: Writable;
  print(line: string): void;
  /** Says something that is not part of the result. */
  note(line: string): void;
  /** Says how far it got, over what was said before; undefined where nobody would see it. */
  progress: ((line: string) => void) | undefined;
  /** A table for people; one line a row, its cells between tabs, for programs. */
  table(head: readonly string[], rows: readonly (readonly Cell[])[]): void;
}

interface Stream extends Writable {
  isTTY?: boolean;
  columns?: number;
}

/** Of a terminal that does not say how wide it is. */
const WIDTH = 80;
/** A column is never made narrower than that. */
const NARROWEST = 24;

export function createScreen(out: Stream, notes: Stream): Screen {
  const isTerminal = out.isTTY === true;
  const print = (line: string) => void out.write(`${line}\n`);
  return {
    isTerminal,
    out,
    print,
    note: (line) => void notes.write(`${line}\n`),
    progress: notes.isTTY ? (line) => void notes.write(`\r\u001B[2K${line}`) : undefined,
    table(head, rows) {
      if (!isTerminal) {
        for (const row of rows) print(row.map(tabless).join("\t"));
        return;
      }
      const texts = rows.map((row) => row.map((cell) => harmless(String(cell ?? ""))));
      const table = new Table({ head: [...head], style: { head: [], border: [], compact: true } });
      table.push(...fitting([[...head], ...texts], out.columns ?? WIDTH).slice(1));
      print(String(table));
    },
  };
}

/**
 * Breaks the lines of the last column where the table would be wider than the terminal. All other
 * columns, and what is short, stay in one piece: people copy them.
 */
function fitting(rows: readonly string[][], available: number): string[][] {
  const longest: number[] = [];
  for (const row of rows) {
    for (const [column, text] of row.entries()) {
      const length = Math.max(...text.split("\n").map((line) => line.length));
      longest[column] = Math.max(longest[column] ?? 0, length);
    }
  }
  // Each column has a blank on either side and a line on its right; one more line begins.
  const whole = longest.reduce((sum, length) => sum + length + 3, 1);
  const last = longest.length - 1;
  const room = Math.max(NARROWEST, (longest[last] ?? 0) - (whole - available));
  return rows.map((row) =>
    row.map((text, column) => (column === last ? wrapped(text, room) : text)),
  );
}

/** A text in lines of at most that many characters, broken between words where there are any. */
function wrapped(text: string, width: number): string {
  const pieces = new RegExp(`.{1,${width}}(?:\\s+|$)|.{1,${width}}`, "gu");
  return text
    .split("\n")
    .map(
      (line) =>
        line
          .match(pieces)
          ?.map((piece) => piece.trimEnd())
          .join("\n") ?? "",
    )
    .join("\n");
}

/** A cell on one line, from which the text can be read back. */
function tabless(cell: Cell): string {
  const text = String(cell ?? "").replaceAll("\\", String.raw`\\`);
  return harmless(
    text
      .replaceAll("\t", String.raw`\t`)
      .replaceAll("\r", String.raw`\r`)
      .replaceAll("\n", String.raw`\n`),
  );
}

/**
 * A stranger's text without what would steer a terminal, or turn the direction of what is read:
 * such characters show as their numbers.
 */
export function harmless(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(
      /[^\P{C}\n\t\u200C\u200D]|[\u2028\u2029]/gu,
      (character) => String.raw`\u{${character.codePointAt(0)?.toString(16)}}`,
    );
}
