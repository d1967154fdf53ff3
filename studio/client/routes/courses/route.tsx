import { useEffect, useRef, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";

import { isDay } from "#content/calendar-day.ts";
import { count } from "#content/count.ts";
import { hasStarted } from "#content/course/start-dates.ts";
import { startDates } from "#content/schema/course.ts";

import { fieldUrl } from "#studio/contract/data-path.ts";

import { PageHeading } from "../../shell/page-heading.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { useWasTrue } from "../../shell/use-was-true.ts";
import { studioContext } from "../../studio-context.ts";
import { BY_ITSELF, EditorHeading, SavingState } from "../website/draft/saving-state.tsx";
import { valueIn } from "../website/draft/draft-state.ts";
import { EditorContext, useDraft, useStoreState, useUndoKeys } from "../website/draft/use-draft.ts";
import { titleOf } from "../website/fields/field-path.ts";
import { AddDates } from "./add-dates.tsx";
import {
  addDates,
  copyLastYear,
  countPlaces,
  type DatesDocument,
  setUnsaidSeats,
} from "./change-dates.ts";
import { ClassSize } from "./class-size.tsx";
import { CourseFacts } from "./course-facts.tsx";
import { DatesTable } from "./dates-table.tsx";
import { YearCalendars } from "./year-calendars.tsx";

export { afterDraft as clientLoader } from "../website/draft/use-draft.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { courses, content } = context.get(studioContext);
  return { ...(await courses()), content: await content.read() };
}

const CLASS_SIZE = "course-details/classSize";

const DONE = { undo: "Taken back: ", redo: "Made again: " };

/** The start dates, and the price and hours of the course. */
export default function CoursesPage() {
  const { content, today, asked, live } = useLoaderData<typeof loader>();
  const store = useDraft(content);
  // Not what changes while they are saved: each time, two hundred dates would be rendered anew.
  const documents = useStoreState(store, (state) => state.documents);
  const navigate = useNavigate();
  const [says, setSays] = useState(BY_ITSELF);
  const undo = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<readonly string[]>([]);
  const table = useRef<HTMLDivElement>(null);
  // Below them stands the field, which a phone shows alone.
  useEffect(() => {
    const first = added.length > 0 && table.current?.querySelector("[data-added]");
    if (first) first.scrollIntoView({ block: "nearest" });
  }, [added]);
  const step = (action: "undo" | "redo") => {
    const changed = store[action]();
    if (changed !== undefined) setSays(DONE[action] + titleOf(store.read(), changed));
  };
  useUndoKeys(step);
  const datesDraft = documents["start-dates"];
  const read = startDates.safeParse(datesDraft?.value);
  const classSize = Number(valueIn({ documents }, `${CLASS_SIZE}/most`)) || undefined;
  // A number that is typed down to 0 keeps its field.
  const hasPlaces = useWasTrue(
    Boolean(classSize) || read.data?.startDates.some(({ seats }) => seats) === true,
  );
  if (!datesDraft || !read.data?.startDates.every(({ date }) => isDay(date))) {
    const path = datesDraft?.mistakes[0]?.path;
    const wrong = path ? titleOf(store.read(), `start-dates/${path}`) : "Something";
    return (
      <>
        <PageHeading
          title="Courses"
          introduction={`${wrong} in the start dates is not right yet.`}
        />
        <Link to="/website/start-dates" className="inline-link">
          Mend it in the list
        </Link>
      </>
    );
  }

  const dates = read.data;
  // While another number is typed, it may be none.
  const weeks = Number(valueIn({ documents }, "course/weeks")) || 1;
  const sorted = dates.startDates.toSorted((one, other) => one.date.localeCompare(other.date));
  const days = sorted.map(({ date }) => date);
  const copy = copyLastYear(days, today);
  const copied = copy && count(copy.dates.length, "date");
  const upcoming = sorted.filter((start) => !hasStarted(start, today));
  const counted = classSize === undefined ? {} : countPlaces(upcoming, classSize, asked);

  function change(changed: DatesDocument, done: string, group?: string) {
    store.change("start-dates", changed, group);
    void store.flush();
    setSays(done);
    setAdded([]);
  }

  function add(toAdd: readonly string[], done: string) {
    const entries = toAdd.map((date) => ({ date, ...(classSize && { seats: classSize }) }));
    change(addDates(dates, entries), done);
    setAdded(toAdd);
  }

  /** Says how many people a course takes, and counts the places left; undo takes both back. */
  function answer(most: number | undefined) {
    const group = `${CLASS_SIZE} ${most}`;
    store.change(CLASS_SIZE, most === undefined ? null : { most }, group);
    const places = most === undefined ? {} : countPlaces(upcoming, most, asked);
    const next = setUnsaidSeats(dates, places, counted);
    const isCounted = next !== dates;
    const done =
      most === undefined
        ? "The class size is not said. The places left stay as they are."
        : `${isCounted ? "The places left are counted. " : ""}Visitors read the class size once you publish it.`;
    change(next, done, group);
  }

  const focusUndo = () => requestAnimationFrame(() => undo.current?.focus());

  function open(path: string) {
    const [name = "", ...field] = path.split("/");
    void navigate(fieldUrl(name, field.join("/")));
  }

  return (
    <EditorContext value={{ store, open }}>
      <div className="@container">
        <EditorHeading title="Courses" ref={undo} onStep={step}>
          <p role="status">{says}</p>
          <SavingState />
        </EditorHeading>
        <p role="alert" className="mb-4 font-medium text-error empty:hidden">
          {datesDraft.mistakes.map(({ says: mistake }) => `A date’s spelling ${mistake}`).join(" ")}
        </p>
        <nav
          aria-label="On this page"
          className="mb-4 flex flex-wrap items-center gap-y-1 @4xl:hidden"
        >
          <a href="#dates-to-add" className="quiet-button -ml-4">
            <StudioIcon name="add" />
            Add dates
          </a>
          <a href="#field-course-price-amount" className="quiet-button">
            <StudioIcon name="price" />
            Price and hours
          </a>
        </nav>
        <div className="grid gap-5 @4xl:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="@container grid content-start gap-5">
            <YearCalendars dates={sorted} {...{ today, live }} />
            <div ref={table} className="panel @container py-2 sm:py-3">
              <ClassSize most={classSize} onChange={answer} />
              <DatesTable
                upcoming={upcoming}
                past={sorted.filter((start) => hasStarted(start, today))}
                {...{ dates, today, weeks, asked, classSize, counted, hasPlaces, live, added }}
                onChange={change}
                onRemoved={focusUndo}
              />
              {copy && (
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border pt-3 pb-1">
                  <p className="text-sm text-muted-foreground">
                    The same weekdays again: {copied} in {copy.to}.
                  </p>
                  <button
                    type="button"
                    className="small-button"
                    onClick={() =>
                      add(
                        copy.dates,
                        `Copied ${copied} of ${copy.from} to ${copy.to}, each on its weekday.`,
                      )
                    }
                  >
                    Copy {copy.from} to {copy.to}
                  </button>
                </div>
              )}
            </div>
          </div>
          <div className="grid gap-5 self-start @4xl:sticky @4xl:top-20">
            <AddDates {...{ days, today, weeks }} onAdd={add} />
            <CourseFacts />
          </div>
        </div>
      </div>
    </EditorContext>
  );
}
