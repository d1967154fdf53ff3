import type { CourseDetails } from "#content/course/course-details.ts";

interface TimetableProps {
  days: NonNullable<CourseDetails["timetable"]>;
}

/** The week: a row for each time, in which neighbouring days with the same lesson share a cell. */
export function Timetable({ days }: TimetableProps) {
  const times = new Set(days.flatMap(({ lessons }) => lessons.map(({ time }) => time)));
  return (
    <table className="w-full max-w-none! table-fixed border-separate border-spacing-1 text-[0.9375rem] max-md:block">
      <thead className="max-md:hidden">
        <tr>
          <td aria-hidden="true" />
          {days.map(({ day }) => (
            <th key={day} scope="col" className="pb-1 font-medium">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {[...times]
          .toSorted((one, other) => hourOf(one) - hourOf(other))
          .map((time) => (
            <tr key={time} className="max-md:block max-md:py-2">
              <th scope="row" className="py-2 pr-3 text-left font-medium">
                {time}
              </th>
              {lessonsAt(time, days).map(({ what, from, to, count }) => (
                <td
                  key={from}
                  colSpan={count}
                  className="rounded-lg px-3 py-2 not-empty:bg-muted max-md:mt-1 max-md:flex max-md:gap-x-4 max-md:empty:hidden md:text-center"
                >
                  {what && (
                    <>
                      <span className="w-2/5 shrink-0 text-muted-foreground md:hidden">
                        {count > 1 ? `${from} to ${to}` : from}
                      </span>
                      {what}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** What is taught at a time, on how many days from which to which. */
function lessonsAt(time: string, days: TimetableProps["days"]) {
  const cells: { what: string; from: string; to: string; count: number }[] = [];
  for (const { day, lessons } of days) {
    const what = lessons.flatMap((lesson) => (lesson.time === time ? lesson.what : [])).join(", ");
    const last = cells.at(-1);
    if (last?.what === what) Object.assign(last, { to: day, count: last.count + 1 });
    else cells.push({ what, from: day, to: day, count: 1 });
  }
  return cells;
}

/** Such as 11.3 of “11:30 to 13:00”; times in words keep their order. */
function hourOf(time: string): number {
  return Number.parseFloat(time.replace(":", ".")) || 0;
}
