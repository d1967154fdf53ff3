import type { Writable } from "node:stream";

type Cell = string | number | null;

export type Screen = ReturnType<typeof createScreen>;

/** A terminal that a person reads, or a pipe that a program reads. */
export function createScreen(out: Writable & { isTTY?: boolean }, notes: typeof out) {
  const isTerminal = out.isTTY === true;
  // What a visitor or a mail server wrote is part of some lines.
  const writeTo = (stream: typeof out, line: string) =>
    void stream.write(`${stream.isTTY ? escapeControlChars(line) : line}\n`);
  const print = (line: string) => writeTo(out, line);
  return {
    isTerminal,
    out,
    print,
    /** Writes a line to standard error: it is not part of the result. */
    note: (line: string) => writeTo(notes, line),
    /** Prints a table: with a heading and in columns on a terminal, cells between tabs in a pipe. */
    table(head: readonly string[], rows: readonly (readonly Cell[])[]): void {
      const cells = rows.map((row) => row.map(onOneLine));
      if (!isTerminal) {
        for (const row of cells) print(row.join("\t"));
        return;
      }
      const table = [head, ...cells];
      const widths = head.map((_, column) =>
        Math.max(...table.map((row) => row[column]?.length ?? 0)),
      );
      for (const row of table) {
        const padded = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
        print(padded.join("  ").trimEnd());
      }
    },
  };
}

/** A cell on one line, so that tabs and line breaks in it separate nothing. */
function onOneLine(cell: Cell): string {
  return escapeControlChars(String(cell ?? "").replaceAll(/\s+/g, " "));
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
