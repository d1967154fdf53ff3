import { DAY } from "../../core/durations.ts";
import { dayOf, errorsIn } from "../../browser-errors/error-counts.ts";
import type { BrowserErrorsTable } from "../../store/schema/tables.ts";
import { type Check, check } from "./check.ts";
import { healthWords } from "./health-words.ts";

const text = healthWords.browserErrors;

const SHOWN_DAYS = 7;
const MOST_SHOWN = 10;

/** The days whose errors the check shows; `to` is exclusive. */
export function shownDays(now: number): { from: string; to: string } {
  return { from: dayOf(now - (SHOWN_DAYS - 1) * DAY), to: dayOf(now + DAY) };
}

/** What failed in visitors' browsers, the most frequent first. */
export function browserErrorsCheck(counts: readonly BrowserErrorsTable[]): Check {
  const { total, areMany } = errorsIn(counts);
  if (total === 0) return check(text, "good", text.none);
  const sums = new Map<string, number>();
  for (const error of counts) {
    const said = describe(error);
    sums.set(said, (sums.get(said) ?? 0) + error.count);
  }
  const sorted = [...sums].toSorted(([, a], [, b]) => b - a);
  const details = sorted.slice(0, MOST_SHOWN).map(([said, count]) => `${count} × ${said}`);
  if (sorted.length > MOST_SHOWN) details.push(text.more(sorted.length - MOST_SHOWN));
  return check(text, areMany ? "attention" : "good", text.some(total), { details });
}

function describe({ kind, error, page, browser, release }: Omit<BrowserErrorsTable, "count">) {
  const what = error ? `${text.kinds[kind]} (${error})` : text.kinds[kind];
  return [
    `${page || text.anotherPage}: ${what}`,
    browser || text.severalBrowsers,
    text.build(release),
  ].join(", ");
}
