import { FEW_SEATS, spellStartDate } from "#content/course/spell-start-date.ts";
import { hasStarted, lastDay, startDatesText } from "#content/course/start-dates.ts";
import { Link } from "react-router";

import type { DateEntry, DatesDocument } from "../../../server/courses/courses.ts";
import { addressOf } from "../../../contract/submission-query.ts";
import { coursesWords, dayWords } from "./courses-words.ts";
import { setSeats } from "./change-dates.ts";
import { RowMenu } from "./row-menu.tsx";
import { SeatsField } from "./seats-field.tsx";
import type { SavingDocument } from "./saved-document.ts";

const text = coursesWords.table;
const HIDDEN = "max-md:hidden";

interface RowContext {
  dates: SavingDocument<DatesDocument>;
  today: string;
  weeks: number;
  /** The number of applications for each date, by its label. */
  asked: Readonly<Record<string, number>>;
  /** The number with which counting places begins. */
  firstCount: number;
  /** Called after a date, with what had the focus, has gone. */
  onRemoved: () => void;
}

interface DatesTableProps extends RowContext {
  upcoming: readonly DateEntry[];
  past: readonly DateEntry[];
}

/** The dates to come, and those that have started, folded away. */
export function DatesTable({ upcoming, past, ...context }: DatesTableProps) {
  return (
    <div>
      {upcoming.length > 0 ? (
        <Rows entries={upcoming} {...context} />
      ) : (
        <p className="border-y border-border py-6">{text.none}</p>
      )}
      {past.length > 0 && (
        <details className="border-b border-border">
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-muted-foreground">
            {text.earlier(past.length)}
          </summary>
          <Rows entries={past} {...context} />
        </details>
      )}
      <p className="mt-2 max-w-prose text-sm text-muted-foreground">{text.rule(FEW_SEATS)}</p>
    </div>
  );
}

/** Phones have what is hidden there below the date. */
const columns = [
  ["starts", ""],
  ["ends", HIDDEN],
  ["places", ""],
  ["asked", HIDDEN],
  ["seen", HIDDEN],
] as const;

function Rows({ entries, ...context }: RowContext & { entries: readonly DateEntry[] }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{text.caption}</caption>
      <thead>
        <tr className="border-b border-border text-sm text-muted-foreground">
          {columns.map(([column, look]) => (
            <th key={column} scope="col" className={`py-1.5 font-medium ${look}`}>
              {text[column]}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{text.more}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.date} entry={entry} {...context} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  entry,
  dates,
  today,
  weeks,
  asked,
  firstCount,
  onRemoved,
}: RowContext & { entry: DateEntry }) {
  const { date, seats } = entry;
  const { label, places = "open" } = spellStartDate(entry);
  const isStarted = hasStarted(entry, today);
  const name = dayWords.plain(date);
  const seen = isStarted
    ? text.started
    : places === "open"
      ? text.open
      : startDatesText.places[places];
  const count = asked[label] ?? 0;
  const end = dayWords.short(lastDay(entry, weeks));
  const askedLink = count > 0 && (
    <Link
      to={`/people${addressOf({ startDate: label })}`}
      className="inline-link whitespace-nowrap"
      aria-label={text.askedFor(count, name)}
    >
      {text.askedCount(count)}
    </Link>
  );
  return (
    <tr
      className={`h-14 border-b border-border md:h-10 ${isStarted ? "text-muted-foreground" : ""}`}
    >
      <th scope="row" className="py-2 pr-2 font-medium">
        {dayWords.row(date)}
        {(entry.label ?? entry.month) && (
          <span className="ml-2 text-sm font-normal text-muted-foreground">
            {text.spelled(label)}
          </span>
        )}
        <span className="block text-sm font-normal text-muted-foreground md:hidden">
          {text.until(end)} · {seen} {askedLink && "· "}
          {askedLink}
        </span>
      </th>
      <td className="pr-2 max-md:hidden">{end}</td>
      <td>
        <SeatsField
          date={name}
          seats={seats}
          firstCount={places === "full" ? 0 : places === "few" ? FEW_SEATS : firstCount}
          onChange={(changed) =>
            dates.change(
              setSeats(date, changed),
              changed === undefined
                ? coursesWords.seats.notCounted(name)
                : coursesWords.seats.set(name, changed),
              `seats ${date}`,
            )
          }
        />
      </td>
      <td className="pr-4 max-md:hidden">{askedLink}</td>
      <td className="max-md:hidden">
        <Seen places={isStarted ? "started" : places}>{seen}</Seen>
      </td>
      <td className="text-right">
        <RowMenu {...{ entry, dates, today, onRemoved }} />
      </td>
    </tr>
  );
}

const marks = {
  started: "border-border bg-muted",
  open: "border-link",
  few: "border-gold bg-gold",
  full: "border-link bg-link",
} as const;

/** What visitors see, with the colour that the calendar has. */
function Seen({ places, children }: { places: keyof typeof marks; children: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm">
      <span className={`size-3 shrink-0 rounded-full border-2 ${marks[places]}`} />
      {children}
    </span>
  );
}
