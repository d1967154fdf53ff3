import { count } from "#content/count.ts";
import { spellStartDate } from "#content/course/spell-start-date.ts";
import { hasStarted, lastDay } from "#content/course/start-dates.ts";

import { type DateEntry, type DatesProps, setSeats } from "./change-dates.ts";
import { DateMenu } from "./date-menu.tsx";
import { dayWords } from "./day-words.ts";
import { SeatsField } from "./seats-field.tsx";
import { WhoAsked } from "./who-asked.tsx";

/** Phones have in a row of its own what is hidden there. */
export const HIDDEN = "@max-lg:hidden";

/** A date with its applicants, its places and its menu. */
export function DateRow({ entry, ...props }: DatesProps & { entry: DateEntry }) {
  const { dates, today, weeks, asked, classSize, hasPlaces, added } = props;
  const { date } = entry;
  const isStarted = hasStarted(entry, today);
  const name = dayWords.plain(date);
  const { submissions = 0, booked = 0 } = asked[date] ?? {};
  const most = Math.max(...Object.values(asked).map((one) => one.submissions));
  const people = <WhoAsked {...{ name, submissions, booked, most, classSize }} />;
  const places = hasPlaces && <Places {...{ entry, name, isStarted }} {...props} />;
  const look = `${isStarted ? "text-muted-foreground" : ""} border-border data-added:bg-muted data-added:shadow-[-0.75rem_0_var(--muted),0.75rem_0_var(--muted)]`;
  const isAdded = added.includes(date) || undefined;
  return (
    <>
      <tr data-added={isAdded} className={`h-14 @lg:border-b ${look}`}>
        <th scope="row" className="pr-4 leading-snug font-medium @max-lg:pt-2">
          <span className="whitespace-nowrap">{dayWords.row(date)}</span>
          <span className="block text-sm font-normal text-muted-foreground">
            {dates.startDates.length === 1 && "Stays, because pages need one date. "}
            {(entry.label ?? entry.month) && `“${spellStartDate(entry).label}”, `}
            <span className="whitespace-nowrap">until {dayWords.short(lastDay(entry, weeks))}</span>
          </span>
        </th>
        <td className={HIDDEN}>{people}</td>
        {hasPlaces && <td className={`w-28 py-1 pl-3 ${HIDDEN}`}>{places}</td>}
        <td className="w-34 pl-3 @max-lg:pt-2">
          <DateMenu entry={entry} {...props} />
        </td>
      </tr>
      <tr data-added={isAdded} className={`border-b @lg:hidden ${look}`}>
        <td colSpan={hasPlaces ? 1 : 2} className="pt-1 pb-2.5">
          {people}
        </td>
        {hasPlaces && <td className="pt-1 pb-2.5 pl-3">{places}</td>}
      </tr>
    </>
  );
}

interface PlacesProps extends DatesProps {
  entry: DateEntry;
  name: string;
  isStarted: boolean;
}

/** The places left on a date, to change, and back to what follows from the bookings. */
function Places({ entry, name, isStarted, dates, counted, onChange }: PlacesProps) {
  const { date, seats } = entry;
  const free = counted[date];
  const changeSeats = (changed: number | undefined) =>
    onChange(
      setSeats(dates, date, changed),
      changed === undefined
        ? `${name}: places are not counted.`
        : `${name}: ${count(changed, "place")} left.`,
      `seats ${date}`,
    );
  if (isStarted) return seats;
  return (
    <span className="grid justify-items-center">
      <SeatsField date={name} seats={seats} onChange={changeSeats} />
      {free !== undefined && free !== seats && (
        <button
          type="button"
          className="fact-button min-h-6 gap-1 text-xs whitespace-nowrap"
          onClick={({ currentTarget }) => {
            // This button goes.
            currentTarget.parentElement?.querySelector("input")?.focus();
            changeSeats(free);
          }}
        >
          {seats === undefined ? "Set to" : "Set back to"} {free}
          <span className="sr-only"> for {name}</span>
        </button>
      )}
    </span>
  );
}
