import type { CourseDetails, Link, Trainer } from "#content/course/course-details.ts";

import { ResponsivePicture } from "../../../ui/picture/responsive-picture.tsx";

/** A link to another website, opened in the same tab. */
export function OutsideLink({ label, address }: Link) {
  return (
    <p>
      <a href={address} rel="noopener" className="text-link underline underline-offset-4">
        {label}
      </a>
    </p>
  );
}

/** A list below a small heading; nothing if the list is empty. */
export function List({ heading, items }: { heading: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold">{heading}</h4>
      <ul className="mt-1 list-disc pl-5 marker:text-link">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

interface FactsProps {
  headings?: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

/** A table with two columns: a subject and a fact about it. */
export function Facts({ headings, rows }: FactsProps) {
  return (
    <table className="w-full border-collapse text-left">
      {headings && (
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="pr-4 pb-1 font-semibold">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([subject, fact]) => (
          <tr key={subject} className="border-t border-border first:border-t-0">
            <th scope="row" className="py-2 pr-4 align-top font-normal">
              {subject}
            </th>
            <td className="py-2 align-top">{fact}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The timetable: the lessons of each day. */
export function DayTable({ days }: { days: NonNullable<CourseDetails["timetable"]> }) {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:max-md:grid-cols-2 lg:grid-cols-2">
      {days.map(({ day, lessons }) => (
        <div key={day}>
          <h4 className="font-semibold">{day}</h4>
          <ul className="mt-1">
            {lessons.map(({ time, what }) => (
              <li key={time} className="grid grid-cols-[6.5rem_1fr] gap-x-3">
                <span className="whitespace-nowrap tabular-nums text-muted-foreground">{time}</span>{" "}
                {what}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The trainers with their pictures and qualifications. */
export function People({ people }: { people: readonly Trainer[] }) {
  return (
    <ul className="space-y-4">
      {people.map(({ name, qualification, picture }) => (
        <li key={name} className="flex items-center gap-4">
          <ResponsivePicture {...picture} sizes="72px" className="size-18 rounded-full" />
          <span>
            <strong className="block font-semibold">{name}</strong>
            <span className="text-muted-foreground">{qualification}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
