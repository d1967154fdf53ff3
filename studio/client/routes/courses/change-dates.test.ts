import { expect, test } from "vitest";

import {
  addDates,
  copyLastYear,
  type DatesDocument,
  isLive,
  removeDate,
  sameWeekday,
  setSeats,
  setUnsaidSeats,
} from "./change-dates.ts";

const today = "2026-11-26";
const past: DatesDocument = {
  defaultYear: 2024,
  startDates: [{ date: "2024-11-02", label: "November 2th 2024" }, { date: "2025-01-06" }],
};

test("added dates are in order, and none is there twice", () => {
  const dates = [{ date: "2027-03-01", seats: 12 }, { date: "2026-12-07" }];
  const added = addDates(past, dates);
  const inOrder = ["2024-11-02", "2025-01-06", "2026-12-07", "2027-03-01"];
  expect(added.startDates.map(({ date }) => date)).toEqual(inOrder);
  expect(addDates(added, dates)).toEqual(added);
});

test("a date is live with the number of places that is published", () => {
  const live = { "2027-03-01": { date: "2027-03-01", seats: 12 } };
  expect(isLive({ date: "2027-03-01", seats: 12 }, live)).toBe(true);
  expect(isLive({ date: "2027-03-01", seats: 11 }, live)).toBe(false);
  expect(isLive({ date: "2027-03-01" }, live)).toBe(false);
  expect(isLive({ date: "2027-03-02", seats: 12 }, live)).toBe(false);
});

test("the last date stays", () => {
  const left = removeDate(past, "2024-11-02");
  expect(left.startDates).toEqual([{ date: "2025-01-06" }]);
  expect(removeDate(left, "2025-01-06")).toBe(left);
});

test("a number of places takes the place of “few” and “full”", () => {
  const few: DatesDocument = { ...past, startDates: [{ date: "2025-01-06", places: "few" }] };
  const counted = setSeats(few, "2025-01-06", 4);
  expect(counted.startDates).toEqual([{ date: "2025-01-06", seats: 4 }]);
  expect(setSeats(counted, "2025-01-06", undefined).startDates).toEqual([{ date: "2025-01-06" }]);
});

test("counted places leave alone what the school has said itself", () => {
  const said: DatesDocument["startDates"] = [
    { date: "2027-01-04", places: "full" },
    { date: "2027-02-01", places: "few" },
    { date: "2027-03-01", seats: 3 },
  ];
  const unsaid: DatesDocument = { ...past, startDates: [...said, { date: "2027-04-05" }] };
  const counted = Object.fromEntries(unsaid.startDates.map(({ date }) => [date, 12]));
  const left = setUnsaidSeats(unsaid, counted).startDates;
  expect(left).toEqual([...said, { date: "2027-04-05", seats: 12 }]);
  const grown = setUnsaidSeats(
    { ...unsaid, startDates: left },
    { "2027-03-01": 14, "2027-04-05": 14 },
    counted,
  );
  expect(grown.startDates).toEqual([...said, { date: "2027-04-05", seats: 14 }]);
  expect(setUnsaidSeats(past, counted), "nor earlier dates").toEqual(past);
});

test("a copied date keeps its weekday, as near to the same day as it can be within the year", () => {
  expect(sameWeekday("2025-01-06", 2026)).toBe("2026-01-05");
  expect(sameWeekday("2025-11-24", 2027)).toBe("2027-11-22");
  expect(sameWeekday("2026-01-01", 2027)).toBe("2027-01-07");
  expect(sameWeekday("2025-12-31", 2024)).toBe("2024-12-25");
  expect(sameWeekday("2024-02-29", 2025)).toBe("2025-02-27");
  for (let day = 0; day < 366; day += 1) {
    const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
    const copy = sameWeekday(date, 2025);
    expect(copy.slice(0, 4)).toBe("2025");
    expect(new Date(copy).getUTCDay()).toBe(new Date(date).getUTCDay());
  }
});

test("the last year is copied to the next one that still has a course to come", () => {
  const dates = ["2024-11-02", "2025-01-06", "2025-07-17"];
  expect(copyLastYear(dates, "2025-12-01")).toEqual({
    from: 2025,
    to: 2026,
    dates: ["2026-01-05", "2026-07-16"],
  });
  expect(copyLastYear(dates, "2026-03-01")).toMatchObject({
    to: 2026,
    dates: ["2026-07-16"],
  });
  expect(copyLastYear(dates, today)).toMatchObject({ from: 2025, to: 2027 });
  expect(copyLastYear([], today)).toBeUndefined();
});
