import { count } from "#content/count.ts";
import { FEW_SEATS } from "#content/course/spell-start-date.ts";
import { hasStarted } from "#content/course/start-dates.ts";

import { type DateEntry, isLive, type LiveDates, placesOf } from "./change-dates.ts";
import { dayWords } from "./day-words.ts";
import { marks } from "./date-menu.tsx";

interface YearCalendarsProps {
  /** The oldest first. */
  dates: readonly DateEntry[];
  today: string;
  live: LiveDates;
}

/** The start dates to come of each year, in their months. */
export function YearCalendars({ dates, today, live }: YearCalendarsProps) {
  const shown = dates.filter((start) => !hasStarted(start, today));
  const years = [...new Set(shown.map(({ date }) => date.slice(0, 4)))];
  const calendars = years.map((year) => {
    const inYear = shown.filter(({ date }) => date.startsWith(year));
    return (
      <div key={year}>
        <h2 className="mb-1 text-subtitle font-semibold tabular-nums">{year}</h2>
        <div
          role="img"
          aria-label={`${year}: ${count(inYear.length, "course")} on a calendar; the table below has the same dates`}
          className="grid grid-cols-12 divide-x divide-border rounded-lg border border-border bg-card text-center text-sm"
        >
          {monthNames.map((name, month) => (
            <div key={name} className="grid content-start gap-1 px-px pt-1 pb-1.5 @lg:px-1">
              <span className="text-muted-foreground">
                {name.slice(0, 1)}
                <span className="@max-lg:hidden">{name.slice(1)}</span>
              </span>
              {inYear
                .filter(({ date }) => Number(date.slice(5, 7)) === month + 1)
                .map((entry) => (
                  <span
                    key={entry.date}
                    className={`rounded-md border-[1.5px] leading-6 @max-lg:text-xs/6 ${isLive(entry, live) ? "" : "border-dashed"} ${marks[placesOf(entry)].look}`}
                  >
                    {Number(entry.date.slice(8))}
                  </span>
                ))}
            </div>
          ))}
        </div>
      </div>
    );
  });
  if (years.length === 0) return null;
  const looksShown = key.filter(([, , isFor]) => shown.some((entry) => isFor(entry, live)));
  return (
    <div className="grid gap-3 @max-[14rem]:hidden">
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

/** What days look like, in words, and the dates that do. */
const key: [string, string, (entry: DateEntry, live: LiveDates) => boolean][] = [
  [marks.open.look, "Open", (entry) => placesOf(entry) === "open"],
  [marks.few.look, `Few left: 1 to ${FEW_SEATS}`, (entry) => placesOf(entry) === "few"],
  [marks.full.look, "Full: none left", (entry) => placesOf(entry) === "full"],
  ["border-dashed border-link", "Not live yet", (entry, live) => !isLive(entry, live)],
];
