import type { Writable } from "node:stream";
import Table from "cli-table3";

/** The text of a table cell; null for an empty one. */
export type Cell = string | number | null;

export type Screen = ReturnType<typeof createScreen>;

interface Stream extends Writable {
  isTTY?: boolean;
  columns?: number;
}

/** Columns of a terminal that does not report its width. */
const DEFAULT_WIDTH = 80;
/** The last column is never wrapped to fewer characters than this. */
const MIN_COLUMN_WIDTH = 24;

/** A terminal that a person reads, or a pipe that a program reads. */
export function createScreen(out: Stream, notes: Stream) {
  const isTerminal = out.isTTY === true;
  // What a visitor or a mail server wrote is part of some lines.
  const print = (line: string) =>
    void out.write(`${isTerminal ? escapeControlChars(line) : line}\n`);
  return {
    /** Whether a person reads what is printed. */
    isTerminal,
    out,
    print,
    /** Writes a line to standard error: it is not part of the result. */
    note: (line: string) => void notes.write(`${notes.isTTY ? escapeControlChars(line) : line}\n`),
    /** Prints a table on a terminal, and tab-separated lines into a pipe. */
    table(head: readonly string[], rows: readonly (readonly Cell[])[]): void {
      if (!isTerminal) {
        for (const row of rows) print(row.map(escapeTsv).join("\t"));
        return;
      }
      const texts = rows.map((row) => row.map((cell) => escapeControlChars(String(cell ?? ""))));
      const table = new Table({ head: [...head], style: { head: [], border: [], compact: true } });
      table.push(...wrapLastColumn([[...head], ...texts], out.columns ?? DEFAULT_WIDTH).slice(1));
      print(String(table));
    },
  };
}

/**
 * Wraps the last column when the table is wider than the terminal. The other columns stay on one
 * line, because people copy ids and addresses from them.
 */
function wrapLastColumn(rows: readonly string[][], available: number): string[][] {
  const longest: number[] = [];
  for (const row of rows) {
    for (const [column, text] of row.entries()) {
      const length = Math.max(...text.split("\n").map((line) => line.length));
      longest[column] = Math.max(longest[column] ?? 0, length);
    }
  }
  // Each column adds two spaces and its right border; the table adds its left border.
  const whole = longest.reduce((sum, length) => sum + length + 3, 1);
  const last = longest.length - 1;
  const lastWidth = Math.max(MIN_COLUMN_WIDTH, (longest[last] ?? 0) - (whole - available));
  return rows.map((row) =>
    row.map((text, column) => (column === last ? wrapText(text, lastWidth) : text)),
  );
}

/** Wraps text at spaces, and a word that is longer than a line anywhere. */
function wrapText(text: string, width: number): string {
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

/** A cell on one line, with its separators escaped so that programs can restore them. */
function escapeTsv(cell: Cell): string {
  const text = String(cell ?? "").replaceAll("\\", String.raw`\\`);
  return escapeControlChars(
    text
      .replaceAll("\t", String.raw`\t`)
      .replaceAll("\r", String.raw`\r`)
      .replaceAll("\n", String.raw`\n`),
  );
}

/**
 * Replaces control and bidirectional characters by their code points: in a visitor's text they
 * could manipulate the terminal.
 */
function escapeControlChars(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(
      /[^\P{C}\n\t\u200C\u200D]|[\u2028\u2029]/gu,
      (character) => String.raw`\u{${character.codePointAt(0)?.toString(16)}}`,
    );
}
