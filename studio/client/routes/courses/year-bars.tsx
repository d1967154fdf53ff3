import { count } from "#content/count.ts";
import { FEW_SEATS } from "#content/course/spell-start-date.ts";
import { hasStarted, lastDay } from "#content/course/start-dates.ts";

import { type DateEntry, isLive, type LiveDates, placesOf } from "./change-dates.ts";
import { dayWords } from "./day-words.ts";
import { marks } from "./seen.tsx";

const DAY = 24 * 3_600_000;
/** The months’ row is so high, and each row of bars; they grow with the text. */
const rows = (number: number) => `${number * 1.9}rem`;

interface YearBarsProps {
  /** The oldest first. */
  dates: readonly DateEntry[];
  weeks: number;
  today: string;
  live: LiveDates;
}

/** Each year's courses to come as bars on a calendar. */
export function YearBars({ dates, weeks, today, live }: YearBarsProps) {
  const shown = dates.filter((start) => !hasStarted(start, today));
  const years = [...new Set(shown.map(({ date }) => date.slice(0, 4)))];
  const calendars = years.map((year) => {
    const bars = barsIn(Number(year), shown, weeks);
    const height = rows(2 + Math.max(0, ...bars.map(({ row }) => row)));
    return (
      <div key={year} className="mb-3">
        <h2 className="mb-1 text-subtitle font-semibold tabular-nums">{year}</h2>
        <svg
          role="img"
          aria-label={`${year}: ${count(bars.length, "course")} on a calendar; the table below has the same dates`}
          width="100%"
          height={height}
          className="block rounded-lg border border-border bg-card text-sm"
        >
          {monthNames.map((name, month) => (
            <g key={name}>
              {month > 0 && (
                <line
                  x1={percent(month / 12)}
                  x2={percent(month / 12)}
                  y2={height}
                  className="stroke-border"
                />
              )}
              <text
                x={percent((month + 0.5) / 12)}
                y={rows(0.65)}
                className="fill-muted-foreground [text-anchor:middle]"
              >
                {name.slice(0, 1)}
                <tspan className="@max-lg:hidden">{name.slice(1)}</tspan>
              </text>
            </g>
          ))}
          {bars.map(({ entry, from, to, row }) => {
            const look = looks[placesOf(entry)];
            return (
              <svg
                key={entry.date}
                x={percent(from)}
                width={percent(to - from)}
                className="overflow-visible"
              >
                <rect
                  x="2"
                  y={rows(row + 1)}
                  height={rows(0.85)}
                  rx="5"
                  strokeWidth="1.5"
                  strokeDasharray={isLive(entry, live) ? undefined : "4 3"}
                  // Courses that follow each other do not touch.
                  className={`w-[calc(100%-4px)] ${look.bar}`}
                />
                <text x="50%" y={rows(row + 1.58)} className={`[text-anchor:middle] ${look.words}`}>
                  {Number(entry.date.slice(8))}
                </text>
              </svg>
            );
          })}
        </svg>
      </div>
    );
  });
  if (years.length === 0) return null;
  const looksShown = key.filter(([, , isFor]) => shown.some((entry) => isFor(entry, live)));
  return (
    <div className="@max-[14rem]:hidden">
      {calendars}
      {looksShown.length > 1 && (
        <ul className="flex flex-wrap gap-x-4 text-sm text-muted-foreground">
          {looksShown.map(([look, words]) => (
            <li key={words} className="flex items-center gap-2">
              <span className={`h-3 w-4 shrink-0 rounded-sm border-2 ${look}`} />
              {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const monthNames = Array.from({ length: 12 }, (_, month) =>
  dayWords.month(`2027-${String(month + 1).padStart(2, "0")}-01`),
);

/** What bars look like, in words, and the dates that do. */
const key: [string, string, (entry: DateEntry, live: LiveDates) => boolean][] = [
  [marks.open.look, "Open", (entry) => placesOf(entry) === "open"],
  [marks.few.look, `Few left: 1 to ${FEW_SEATS}`, (entry) => placesOf(entry) === "few"],
  [marks.full.look, "Full: none left", (entry) => placesOf(entry) === "full"],
  ["border-dashed border-link", "Not live yet", (entry, live) => !isLive(entry, live)],
];

const looks = {
  open: { bar: "fill-card stroke-link", words: "fill-foreground" },
  few: { bar: "fill-gold stroke-gold", words: "fill-ink" },
  full: { bar: "fill-link stroke-link", words: "fill-background" },
} as const;

/** The courses of a year, from and to which part of it; those that overlap in rows of their own. */
function barsIn(year: number, entries: readonly DateEntry[], weeks: number) {
  const part = (date: string, days: number) => partOfYear(year, Date.parse(date) + days * DAY);
  const ends: number[] = [];
  return entries.flatMap((entry) => {
    const from = Math.max(0, part(entry.date, 0));
    const to = Math.min(1, part(lastDay(entry, weeks), 1));
    if (from >= 1 || to <= 0) return [];
    const free = ends.findIndex((end) => end <= from + 0.0001);
    const row = free < 0 ? ends.length : free;
    ends[row] = to;
    return [{ entry, from, to, row }];
  });
}

/** How far a day is into a year whose months all have the same length, as its columns have. */
function partOfYear(year: number, time: number): number {
  const day = new Date(time);
  const months = (day.getUTCFullYear() - year) * 12 + day.getUTCMonth();
  const daysInMonth = new Date(
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0),
  ).getUTCDate();
  return (months + (day.getUTCDate() - 1) / daysInMonth) / 12;
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
