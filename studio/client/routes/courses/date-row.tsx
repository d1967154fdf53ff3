import { count } from "#content/count.ts";
import { spellStartDate } from "#content/course/spell-start-date.ts";
import { hasStarted, lastDay } from "#content/course/start-dates.ts";
import type { Step } from "#forms/steps.ts";
import { Link } from "react-router";

import { queryString } from "#studio/contract/submission-query.ts";
import { Item, MenuButton } from "../../shell/menu-button.tsx";
import { CourseBar } from "../../shell/steps/course-bar.tsx";
import { useEditor } from "../website/draft/use-draft.ts";
import {
  type DateEntry,
  type DatesDocument,
  isLive,
  type LiveDates,
  placesOf,
  removeDate,
  setSeats,
} from "./change-dates.ts";
import { dayWords } from "./day-words.ts";
import { SeatsField } from "./seats-field.tsx";
import { Seen } from "./seen.tsx";

/** Phones have below the date what is hidden there. */
export const HIDDEN = "@max-lg:hidden";

export interface DatesProps {
  dates: DatesDocument;
  today: string;
  weeks: number;
  live: LiveDates;
  /** The days that were just added. */
  added: readonly string[];
  /** How many applied for each date, and have a place, by day. */
  asked: Readonly<Record<string, { submissions: number; booked: number }>>;
  /** The places left by the class size and the bookings, by day; none without a class size. */
  counted: Readonly<Record<string, number>>;
  /** Whether the places left of any date are known. */
  hasPlaces: boolean;
  /**
   * @param says what the change did, as a sentence
   * @param group names quick changes that undo takes back together
   */
  onChange: (changed: DatesDocument, says: string, group?: string) => void;
  /** Called after a date, with what had the focus, has gone. */
  onRemoved: () => void;
}

/** A date with its applicants, its places and its menu. */
export function DateRow({ entry, ...props }: DatesProps & { entry: DateEntry }) {
  const { dates, today, weeks, asked, counted, hasPlaces, live, added, onChange } = props;
  const { date, seats } = entry;
  const { label } = spellStartDate(entry);
  const isStarted = hasStarted(entry, today);
  const name = dayWords.plain(date);
  const mark = isStarted ? "started" : placesOf(entry);
  const seen = <Seen mark={mark} isLive={isStarted || isLive(entry, live)} />;
  const { submissions = 0, booked = 0 } = asked[date] ?? {};
  const most = Math.max(...Object.values(asked).map((one) => one.submissions));
  const people = (number: number, what: string, step?: Step) =>
    number === 0 ? (
      <span className="text-muted-foreground @max-lg:hidden">–</span>
    ) : (
      <Link
        to={`/people${queryString({ startDate: name, step })}`}
        className="inline-block min-w-6 leading-8 text-link underline-offset-4 hover:underline"
      >
        {number} <span className="@lg:sr-only">{what}</span>
        <span className="sr-only"> for {name}</span>
      </Link>
    );
  const applied = people(submissions, "applied");
  const places = people(booked, "booked", "booked");
  const free = counted[date];
  const isLast = dates.startDates.length === 1;
  const changeSeats = (changed: number | undefined) =>
    onChange(
      setSeats(dates, date, changed),
      changed === undefined
        ? `${name}: places are not counted.`
        : `${name}: ${count(changed, "place")} left.`,
      `seats ${date}`,
    );
  return (
    <tr
      data-added={added.includes(date) || undefined}
      className={`h-16 border-b border-border data-added:bg-muted data-added:shadow-[-0.75rem_0_var(--muted),0.75rem_0_var(--muted)] @lg:h-14 ${isStarted ? "text-muted-foreground" : ""}`}
    >
      <th scope="row" className="py-2 pr-2 leading-snug font-medium @lg:py-0">
        {dayWords.row(date)}
        {isLast && (
          <span className="block text-sm font-normal text-muted-foreground">
            Stays, because pages need one date.
          </span>
        )}
        {(entry.label ?? entry.month) && (
          <span className="block text-sm font-normal text-muted-foreground">“{label}”</span>
        )}
        <span className="block text-sm font-normal text-muted-foreground @max-lg:hidden">
          until {dayWords.short(lastDay(entry, weeks))}
        </span>
        <span className="grid text-sm font-normal @lg:hidden">
          {hasPlaces && seen}
          <span className={`flex flex-wrap gap-x-2 ${hasPlaces ? "text-xs" : ""}`}>
            {applied}
            {places}
          </span>
        </span>
      </th>
      <td className={`text-right text-sm tabular-nums ${HIDDEN}`}>
        <span className="flex items-center justify-end gap-2">
          {submissions > 0 && !hasPlaces && (
            <span className="w-24">
              <CourseBar {...{ submissions, booked, most }} />
            </span>
          )}
          {applied}
        </span>
      </td>
      <td className={`px-3 text-right text-sm tabular-nums ${HIDDEN}`}>{places}</td>
      {hasPlaces && (
        <td className="py-1 text-center">
          {isStarted ? seats : <SeatsField date={name} seats={seats} onChange={changeSeats} />}
          {free !== undefined && free !== seats && (
            <button
              type="button"
              className="fact-button mx-auto flex min-h-8 max-w-30 flex-wrap justify-center gap-x-1 gap-y-0 text-xs @lg:max-w-none"
              onClick={({ currentTarget }) => {
                // This button goes.
                currentTarget.closest("td")?.querySelector("input")?.focus();
                changeSeats(free);
              }}
            >
              {seats !== undefined && <span>Your number ·</span>}
              <span>
                Set to {free}
                <span className="sr-only"> for {name}</span>
              </span>
            </button>
          )}
        </td>
      )}
      <td className={`pl-4 text-sm ${hasPlaces ? HIDDEN : ""}`}>{seen}</td>
      <td className="w-10 text-right">
        <RowMenu {...{ entry, isLast }} {...props} />
      </td>
    </tr>
  );
}

/** What is rarely done with a date. */
function RowMenu(props: DatesProps & { entry: DateEntry; isLast: boolean }) {
  const { entry, isLast, dates, onChange, onRemoved } = props;
  const { open } = useEditor();
  const name = dayWords.plain(entry.date);
  const index = dates.startDates.findIndex(({ date }) => date === entry.date);
  function remove() {
    onChange(removeDate(dates, entry.date), `Removed ${name}.`);
    onRemoved();
  }
  return (
    <MenuButton label={`More about ${name}`} buttonClass="icon-button -mr-2.5">
      {placesOf(entry) !== "full" && (
        <Item onAction={() => onChange(setSeats(dates, entry.date, 0), `${name} is full.`)}>
          Mark as full
        </Item>
      )}
      <Item onAction={() => open(`start-dates/startDates/${index}/label`)}>
        Write the date in other words …
      </Item>
      {!isLast && <Item onAction={remove}>Remove</Item>}
    </MenuButton>
  );
}
