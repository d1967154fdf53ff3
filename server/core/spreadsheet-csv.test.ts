import { expect, test } from "vitest";

import { csvHead, csvRow } from "./spreadsheet-csv.ts";

test("a number that a spreadsheet would change is written as the formula of its text", () => {
  const changed = ["+353861234567", "0861234567", "00353861234567", "353861234567", "12E-345"];
  for (const number of changed) expect(csvRow([number])).toBe(`"=""${number}"""\r\n`);
  const kept = ["3225550123", "2012", "0", "1994-03-17", "7KQ-2MF", "12 Harbour Road, 3"];
  for (const text of kept) expect(csvRow([text])).not.toContain("=");
});

test("a formula is disarmed by an apostrophe, also behind a separator, spaces, quotes or a line break", () => {
  const disarmed = {
    "=1+1": "'=1+1",
    "+353 86": "'+353 86",
    "-2+3": "'-2+3",
    "@SUM(1)": "'@SUM(1)",
    "＝1+1": "'＝1+1",
    " =1": " '=1",
    "x;=1": "x;'=1",
    "x|@y": "x|'@y",
    "x\t=1": "x\t'=1",
  };
  for (const [text, cell] of Object.entries(disarmed)) expect(csvRow([text])).toBe(`${cell}\r\n`);
  expect(csvRow(['x,"=1'])).toBe(`"x,""'=1"\r\n`);
  expect(csvRow(["x\r\n+1\n=1"])).toBe(`"x\r\n'+1\n'=1"\r\n`);
  expect(csvRow(["\tx"])).toBe("'\tx\r\n");
});

test("text with signs that begin no formula stays as it is", () => {
  for (const text of ["O’Brien-Núñez", "zoe@example.com", "a = b", "1+1"]) {
    expect(csvRow([text])).toBe(`${text}\r\n`);
  }
  expect(csvHead(["ID", "Received"])).toBe("\uFEFFID,Received\r\n");
});
