import { useState } from "react";

import { spellStartDate } from "#content/course/spell-start-date.ts";
import { hasStarted, lastDay } from "#content/course/start-dates.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

import type { DateEntry, DatesDocument } from "../../../server/courses/courses.ts";
import { coursesWords, dayWords } from "./courses-words.ts";

const text = coursesWords.year;
const DAY = 24 * 3_600_000;
/** In pixels: the months' row, and each row of bars. */
const HEAD = 22;
const ROW = 26;
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" }).format(Date.UTC(2027, month)),
);

interface YearBarsProps {
  dates: DatesDocument;
  weeks: number;
  today: string;
  /** What can be done with the years. */
  children: React.ReactNode;
}

/**
 * A year's courses as bars on a calendar, which phones have no room for. Screen readers get its
 * name, and the table.
 */
export function YearBars({ dates, weeks, today, children }: YearBarsProps) {
  const { startDates, defaultYear } = dates;
  const [chosen, setChosen] = useState<number>();
  const years = [...new Set(startDates.map(({ date }) => Number(date.slice(0, 4))))];
  const next = startDates.find((start) => !hasStarted(start, today)) ?? startDates.at(-1);
  const year =
    chosen !== undefined && years.includes(chosen) ? chosen : Number(next?.date.slice(0, 4));
  const rows = inRows(barsIn(year, startDates, weeks));
  const number = startDates.filter(({ date }) => date.startsWith(`${year}-`)).length;
  return (
    <section className="max-sm:mt-3">
      <div className="mb-1 flex flex-wrap items-center gap-x-4">
        <div className="flex items-center gap-x-1 max-sm:hidden">
          <YearButton
            label={text.previous}
            icon="previous"
            year={years.findLast((each) => each < year)}
            onPress={setChosen}
          />
          <h2 className="text-subtitle font-semibold">{year}</h2>
          <YearButton
            label={text.next}
            icon="next"
            year={years.find((each) => each > year)}
            onPress={setChosen}
          />
        </div>
        <p className="text-sm text-muted-foreground">{text.first(defaultYear)}</p>
        <div className="ml-auto">{children}</div>
      </div>
      <svg
        role="img"
        aria-label={text.label(year, number)}
        width="100%"
        height={HEAD + Math.max(rows.length, 1) * ROW}
        className="block rounded-lg border border-border bg-card max-sm:hidden"
      >
        {MONTHS.map((month, index) => (
          <g key={month}>
            {index > 0 && (
              <line
                x1={percent(index / 12)}
                x2={percent(index / 12)}
                y1="0"
                y2="100%"
                className="stroke-border"
              />
            )}
            <text
              x={percent((index + 0.5) / 12)}
              y="15"
              textAnchor="middle"
              className="fill-muted-foreground text-xs"
            >
              {month}
            </text>
          </g>
        ))}
        {rows.map((bars, row) =>
          bars.map((bar) => (
            <Bar
              key={bar.entry.date}
              bar={bar}
              y={HEAD + row * ROW}
              isStarted={hasStarted(bar.entry, today)}
            />
          )),
        )}
      </svg>
    </section>
  );
}

interface YearButtonProps {
  label: string;
  icon: "previous" | "next";
  /** Undefined if there are no dates in that direction. */
  year: number | undefined;
  onPress: (year: number) => void;
}

function YearButton({ label, icon, year, onPress }: YearButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={year === undefined}
      onClick={() => year !== undefined && onPress(year)}
      className="inline-flex size-10 cursor-pointer items-center justify-center rounded-full hover:bg-muted aria-disabled:cursor-default aria-disabled:opacity-30"
    >
      <Icon name={icon} className="size-4" />
    </button>
  );
}

interface YearBar {
  entry: DateEntry;
  /** Parts of the year. */
  from: number;
  to: number;
}

const looks = {
  started: { bar: "fill-muted stroke-border", words: "fill-muted-foreground" },
  open: { bar: "fill-card stroke-link", words: "fill-foreground" },
  few: { bar: "fill-gold stroke-gold", words: "fill-ink" },
  full: { bar: "fill-link stroke-link", words: "fill-background" },
} as const;

function Bar({ bar, y, isStarted }: { bar: YearBar; y: number; isStarted: boolean }) {
  const { places = "open" } = spellStartDate(bar.entry);
  const look = looks[isStarted ? "started" : places];
  return (
    <g>
      <rect
        x={percent(bar.from)}
        width={percent(bar.to - bar.from)}
        y={y + 1}
        height={ROW - 5}
        rx="5"
        strokeWidth="1.5"
        className={look.bar}
      />
      <text
        x={percent((bar.from + bar.to) / 2)}
        y={y + 16}
        textAnchor="middle"
        className={`text-xs max-lg:hidden ${look.words}`}
      >
        {dayWords.bar(bar.entry.date)}
      </text>
    </g>
  );
}

function barsIn(year: number, entries: readonly DateEntry[], weeks: number): YearBar[] {
  const begin = Date.UTC(year, 0, 1);
  const length = Date.UTC(year + 1, 0, 1) - begin;
  const part = (date: string, days: number) => (Date.parse(date) + days * DAY - begin) / length;
  return entries
    .map((entry) => ({
      entry,
      from: Math.max(0, part(entry.date, 0)),
      to: Math.min(1, part(lastDay(entry, weeks), 1)),
    }))
    .filter(({ from, to }) => from < 1 && to > 0);
}

/** Puts bars that overlap one below the other. */
function inRows(bars: readonly YearBar[]): YearBar[][] {
  const rows: YearBar[][] = [];
  for (const bar of bars) {
    const row = rows.find((each) => (each.at(-1)?.to ?? 0) <= bar.from + 0.0001);
    if (row) row.push(bar);
    else rows.push([bar]);
  }
  return rows;
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
