import type { CourseDetails } from "#content/course/course-details.ts";

interface TimetableProps {
  days: NonNullable<CourseDetails["timetable"]>;
}

/** The week: a row for each time, in which neighbouring days with the same lesson share a cell. */
export function Timetable({ days }: TimetableProps) {
  const times = new Set(days.flatMap(({ lessons }) => lessons.map(({ time }) => time)));
  return (
    <table className="timetable">
      <thead>
        <tr>
          <td aria-hidden="true" />
          {days.map(({ day }) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...times].toSorted(byHour).map((time) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            {lessonsAt(time, days).map(({ what, from, to, count }) => (
              <td key={from} colSpan={count}>
                {/* The days, where the table has no columns. */}
                {what && <span>{count > 1 ? `${from} to ${to}` : from}</span>}
                {what}
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

/** Times in words keep their order. */
function byHour(one: string, other: string): number {
  return Number.parseFloat(one) - Number.parseFloat(other) || 0;
}
