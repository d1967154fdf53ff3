import { stringify } from "csv-stringify/sync";

/** With a byte order mark, a spreadsheet reads the file as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A number that a spreadsheet would change: its plus, leading zeros or last digits would be lost. */
const ALTERED_NUMBER = /^(?:\+\d+|0\d+|\d{12,}|\d+e[+-]?\d+)$/i;

/** What begins a formula; Excel also takes full-width signs. */
const SIGN = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Where a program that expects another separator, or no quotes, would split a cell in two. */
const SEPARATOR = /[,;|\t\r\n]/;

/** The first line of a CSV file for a spreadsheet. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvRow(columns);
}

/** A line of a CSV file for a spreadsheet, which shows every cell as it is and runs none. */
export function csvRow(cells: readonly string[]): string {
  return stringify([cells.map(spreadsheetCell)], {
    record_delimiter: "windows",
    quote_record_delimiter: true,
  });
}

/** Numbers become formulas of a text, and an apostrophe disarms formulas (decision 35). */
function spreadsheetCell(text: string): string {
  if (ALTERED_NUMBER.test(text)) return `="${text}"`;
  // Words, and between them separators with spaces and quotes.
  const parts = text.split(/([,;|\s"]+)/);
  const disarmed = parts.map((part, index) => {
    const before = parts[index - 1] ?? "";
    const beginsCell = index === 0 || (index === 2 && parts[0] === "") || SEPARATOR.test(before);
    return beginsCell && SIGN.test(part) ? `'${part}` : part;
  });
  return disarmed.join("").replace(/^[\t\r]/, "'$&");
}
