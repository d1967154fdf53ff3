import { expect, test } from "vitest";

import { readDate } from "#studio/contract/read-day.ts";
import { readDates } from "./read-dates.ts";

const today = "2026-11-26";
const entriesOf = (list: string) => list.split(/\s*\|/);
const read = (text: string, order?: "day first" | "month first") =>
  readDates(text, { dates: [], today, order });

test("a day is understood in every form in which people write it", () => {
  const forms = `2027-03-01|2027/3/1|1 March 2027|1st of March, 2027|March 1, 2027|Monday, March 1st 2027
    |Mon 1 Mar 2027|lunes, 1 de marzo de 2027|1-Mar-27|2027 March 1|1.3.2027|1.3.27|1 march`;
  for (const text of entriesOf(forms)) expect(readDate(text, today), text).toEqual(["2027-03-01"]);
  expect(readDate("martes 2 de marzo de 2027", today)).toEqual(["2027-03-02"]);
  expect(readDate("30 November", today)).toEqual(["2026-11-30"]);
  expect(readDate("13/1/2027", today)).toEqual(["2027-01-13"]);
  expect(readDate("1/13/2027", today)).toEqual(["2027-01-13"]);
  expect(readDate("3/3/2027", today)).toEqual(["2027-03-03"]);
});

test("what is no day, and a year that nobody means, is not guessed at", () => {
  const none = `|Starts|soon|12|March 2027|31 February 2027|2027-13-01|13.13.2027|1 March 2207|1 March 1999
    |46447|1 and 26 March|March 1 (28 places)|1 March, 12 places|1, 8 and 15 March 2027|12/2027|1 – 26
    |1 March, 1 April – 30 April 2027|Room 1 – 26 March 2027|Mary 6, 2027|room 1 2 2027|-1/3/2027/4`;
  for (const text of entriesOf(none)) expect(readDate(text, today), text).toEqual([]);
});

test("a course from a day to another one is read as its first day, in the year of the last if it has none", () => {
  const first = {
    "2027-03-01": `March 1 – 28|March 1-28|1 – 26 March|1-26 March 2027|1 to 26 March 2027|1 March – 26
      |1 March to 26 March 2027|March 1st–26th, 2027|Mon 1 - Fri 26 March 2027|1-Mar-27 - 26-Mar-27
      |del 1 al 26 de marzo de 2027|2027-03-01 – 2027-03-26|1.3.2027 – 26.3.2027
      |Puerto Vallarta – 1 March 2027|1 March 2027 – Puerto Vallarta`,
    "2028-03-06": "6 – 31 March 2028|March 6 – 31, 2028|6 March – 31 March 2028",
    "2025-01-06": "Jan 6th, 2025 – Jan 31st, 2025|6 January – 31 January 2025",
    "2027-12-13": "13 December – 7 January 2028|Dec 13, 2027 through Jan 7, 2028",
  };
  for (const [date, texts] of Object.entries(first)) {
    for (const text of entriesOf(texts)) expect(readDate(text, today), text).toEqual([date]);
  }
  const row = "12\t6/1/2025 – 31/1/2025\tPuerto Vallarta";
  expect(read(row).added).toEqual(["2025-01-06"]);
  const two = "1 – 26 March 2027 and 5 – 30 April 2027";
  expect(read(two).added).toEqual(["2027-03-01", "2027-04-05"]);
});

test("1/3/2027 is asked about, unless another date of the column or the owner says which is the day", () => {
  expect(read("1/3/2027")).toMatchObject({ added: [], asked: ["2027-03-01", "2027-01-03"] });
  const answered = { added: ["2027-01-03"], asked: undefined };
  expect(read("1/3/2027", "month first")).toMatchObject(answered);
  expect(read("1/3/2027\n25/4/2027").added).toEqual(["2027-03-01", "2027-04-25"]);
  const ends = "1/3/2027\t1/29/2027\n2/1/2027\t2/26/2027";
  expect(read(ends).added).toEqual(["2027-01-03", "2027-02-01"]);
  expect(read("1/3/2027\n4/26/2027").added).toEqual(["2027-01-03", "2027-04-26"]);
  expect(read("1/3/2027\n4/26/2027\n26/4/2027").asked).toBeDefined();
  expect(read("1/3/2027\n2027/4/5").asked).toBeDefined();
});

test("of a pasted column each day is added once and in order, and what is no day is named", () => {
  const column =
    "Starts\tEnds\r\n5 April 2027\t30 April 2027\r\n1 March 2027\t\r\n\r\n5.4.2027\r\n";
  expect(readDates(column, { dates: ["2027-03-01"], today, order: undefined })).toEqual({
    added: ["2027-04-05"],
    known: ["2027-03-01", "2027-04-05"],
    unknown: ["Starts"],
    asked: undefined,
  });
  const three = ["2027-03-01", "2027-04-05", "2027-05-03"];
  expect(read("1 March 2027, 5 April 2027 and 3 May 2027").added).toEqual(three);
  const many = Array.from({ length: 200 }, (_, week) =>
    new Date(Date.UTC(2027, 0, 4 + week * 7)).toISOString().slice(0, 10),
  );
  expect(read(many.join("\n")).added).toEqual(many);
});
