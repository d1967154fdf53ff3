import { useRef, useState } from "react";

import { count } from "#content/count.ts";
import { hasStarted, lastDay } from "#content/course/start-dates.ts";
import { Button } from "#app/ui/button/button.tsx";

import { Panel } from "../../shell/panel.tsx";
import { dayWords } from "./day-words.ts";
import { type DayOrder, readDates, type ReadDates } from "./read-dates.ts";

/** Texts that are named when they are not understood. */
const MOST_NAMED = 5;

const dates = (number: number) => count(number, "date");

interface AddDatesProps {
  /** The days that are there already. */
  days: readonly string[];
  today: string;
  weeks: number;
  /** @param says what was added, as a sentence */
  onAdd: (days: readonly string[], says: string) => void;
}

/** A field for a day or a pasted column; what was understood stands below it before it is added. */
export function AddDates({ days, today, weeks, onAdd }: AddDatesProps) {
  const id = "dates-to-add";
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState("");
  const [order, setOrder] = useState<DayOrder>();
  const [isTried, setTried] = useState(false);
  const read = readDates(typed, { dates: days, today, order });
  const canAdd = read.added.length > 0 && !read.asked;

  function write(value: string) {
    setTyped(value);
    setTried(false);
    if (value === "") setOrder(undefined);
  }

  function add() {
    if (!canAdd) {
      setTried(true);
      return;
    }
    const [first = ""] = read.added;
    const isOne = read.added.length === 1;
    onAdd(read.added, `Added ${isOne ? dayWords.row(first) : dates(read.added.length)}.`);
    write("");
    field.current?.focus();
  }

  return (
    <Panel icon="add" heading={<label htmlFor={id}>Add start dates</label>}>
      <p id={`${id}-hint`} className="text-sm text-muted-foreground">
        Enter adds a date. A whole column from Excel works, too.
      </p>
      <div className="mt-2 flex flex-wrap items-start gap-2">
        <textarea
          ref={field}
          id={id}
          rows={typed.split("\n").length}
          value={typed}
          data-own-undo={typed !== "" || undefined}
          placeholder="For example 1 March 2027"
          aria-describedby={`${id}-hint`}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          className="field-control max-h-40 min-h-12 basis-full resize-none scroll-mt-40"
        />
        <Button type="button" variant="primary" onClick={add}>
          {read.added.length > 1 ? `Add ${dates(read.added.length)}` : "Add date"}
        </Button>
      </div>
      <div role="status" className="text-sm">
        {typed !== "" && <ReadBack read={read} today={today} weeks={weeks} />}
        {isTried && !canAdd && !read.asked && (
          <p className="mt-1 text-error">Type a day, such as 1 March 2027.</p>
        )}
        {read.asked && (
          <fieldset className="mt-2 text-base">
            <legend className="mb-1 font-medium">Which day is meant?</legend>
            <div className="flex flex-wrap gap-2">
              {read.asked.map((day, index) => (
                <button
                  key={day}
                  type="button"
                  className="small-button"
                  onClick={() => choose(index === 0 ? "day first" : "month first")}
                >
                  {dayWords.plain(day)}
                </button>
              ))}
            </div>
          </fieldset>
        )}
      </div>
    </Panel>
  );

  function choose(chosen: DayOrder) {
    setOrder(chosen);
    field.current?.focus();
  }
}

interface ReadBackProps {
  read: ReadDates;
  today: string;
  weeks: number;
}

/** What was understood, day by day. */
function ReadBack({ read: { added, known, unknown, asked }, today, weeks }: ReadBackProps) {
  const isLong = added.length + known.length + unknown.length > 1;
  return (
    <>
      {isLong && !asked && (
        <p className="mt-2 font-medium">
          {dates(added.length)}
          {unknown.length > 0 && `, ${unknown.length} not understood`}
        </p>
      )}
      {added.length > 0 && !asked && (
        <ul className="scroll-shadow mt-1 grid max-h-64 gap-0.5 overflow-y-auto">
          {added.map((date) => (
            <li key={date}>
              {dayWords.row(date)}, until {dayWords.short(lastDay({ date }, weeks))}
              {hasStarted({ date }, today) && <em> (has begun already)</em>}
            </li>
          ))}
        </ul>
      )}
      {known.length > 0 && (
        <p className="mt-1">
          {known.length === 1 ? "One is" : `${known.length} are`} in the table already.
        </p>
      )}
      {isLong && unknown.length > 0 && (
        <p className="mt-1 break-words text-error">
          Not understood:{" "}
          {unknown
            .slice(0, MOST_NAMED)
            .map((text) => `“${text}”`)
            .join(", ")}
          {unknown.length > MOST_NAMED && ` and ${unknown.length - MOST_NAMED} more`}
        </p>
      )}
    </>
  );
}
