import { useRef, useState } from "react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import * as z from "zod";

import { hasStarted } from "#content/course/start-dates.ts";

import { PageHeading } from "../../shell/page-heading.tsx";
import { studioContext } from "../../studio-context.ts";
import { AddDates } from "./add-dates.tsx";
import { addDates, copyLastYear } from "./change-dates.ts";
import { CourseFacts } from "./course-facts.tsx";
import { coursesWords as text } from "./courses-words.ts";
import { DatesTable } from "./dates-table.tsx";
import { SavedNote } from "./saved-note.tsx";
import { useSavedDocument } from "./saved-document.ts";
import { YearBars } from "./year-bars.tsx";

const posted = z.object({
  name: z.enum(["start-dates", "course"]),
  value: z.unknown(),
  seen: z.string(),
  changes: z.int(),
});

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(studioContext).courses.read();
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { name, value, seen, changes } = posted.parse(await request.json());
  const outcome = await context.get(studioContext).courses.save(name, value, seen);
  return { ...outcome, changes };
}

export { saveOnceReachable as clientAction } from "./saved-document.ts";

/** The start dates, and the price and hours of the course. */
export default function CoursesPage() {
  const courses = useLoaderData<typeof loader>();
  const { today, asked, classSize, currencies } = courses;
  const [changed, setChanged] = useState<"start-dates" | "course">();
  const dates = useSavedDocument("start-dates", courses["start-dates"], setChanged);
  const course = useSavedDocument("course", courses.course, setChanged);
  const undo = useRef<HTMLButtonElement>(null);
  const { weeks } = course.value;
  const days = dates.value.startDates.map(({ date }) => date);
  const copy = copyLastYear(days, today);
  const entryOf = (date: string) => ({ date, ...(classSize && { seats: classSize }) });

  function copyYear() {
    const [example] = copy?.dates ?? [];
    if (!copy || !example) return;
    const added = copy.dates.map(({ to }) => entryOf(to));
    const says = text.copy.done(added.length, copy.from, copy.to, example);
    dates.change(addDates(added, today), says);
  }

  return (
    <>
      <div className="flex flex-wrap items-start gap-x-8">
        <PageHeading title={text.title} />
        <SavedNote ref={undo} {...(changed === "course" ? course : dates)} />
      </div>
      <YearBars dates={dates.value} weeks={weeks} today={today}>
        {copy && (
          <button type="button" className="small-button" onClick={copyYear}>
            {text.copy.button(copy.from, copy.to)}
          </button>
        )}
      </YearBars>
      <div className="mt-3 grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_17rem] xl:grid-rows-[auto_1fr]">
        <div className="xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <DatesTable
            dates={dates}
            upcoming={dates.value.startDates.filter((start) => !hasStarted(start, today))}
            past={dates.value.startDates.filter((start) => hasStarted(start, today))}
            {...{ today, weeks, asked }}
            firstCount={classSize ?? DEFAULT_CLASS}
            onRemoved={() => requestAnimationFrame(() => undo.current?.focus())}
          />
        </div>
        <div className="xl:col-start-2">
          <CourseFacts course={course} currencies={currencies} />
        </div>
        <div className="xl:col-start-2">
          <AddDates
            days={days}
            today={today}
            weeks={weeks}
            onAdd={(added) =>
              dates.change(addDates(added.map(entryOf), today), text.add.done(added))
            }
          />
        </div>
      </div>
    </>
  );
}

/** The places with which counting begins while the school does not say how large a class is. */
const DEFAULT_CLASS = 12;
