import type { CourseDetails, Link, Trainer } from "#content/course-details.ts";

import { ResponsivePicture } from "../../../ui/picture/responsive-picture.tsx";

/** A link to a page of somebody else, in this tab. */
export function OutsideLink({ label, address }: Link) {
  return (
    <p>
      <a href={address} rel="noopener" className="text-link underline underline-offset-4">
        {label}
      </a>
    </p>
  );
}

/** Lines below a small heading; nothing where there are none. */
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

/** Two columns: what it is about, and what there is to say about it. */
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

/** The lessons of each day. */
export function DayTable({ days }: { days: NonNullable<CourseDetails["timetable"]> }) {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {days.map(({ day, lessons }) => (
        <div key={day}>
          <h4 className="font-semibold">{day}</h4>
          <ul className="mt-1">
            {lessons.map(({ time, what }) => (
              <li key={time} className="grid grid-cols-[auto_1fr] gap-x-3">
                <span className="tabular-nums text-muted-foreground">{time}</span> {what}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Who teaches, each with a picture. */
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
