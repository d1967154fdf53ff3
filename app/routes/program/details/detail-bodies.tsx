import { courseDetailsText as text } from "#content/course/course-details-text.ts";
import type { CourseDetails } from "#content/course/course-details.ts";
import type { ReactNode } from "react";

import { DayTable, Facts, List, OutsideLink, People } from "./detail-parts.tsx";

type Fact = keyof CourseDetails;
type Given<Name extends Fact> = NonNullable<CourseDetails[Name]>;

/** Facts of other documents that the details need. */
interface Surroundings {
  currency: string;
  place: string;
}

const bodies: { [Name in Fact]: (fact: Given<Name>, other: Surroundings) => ReactNode } = {
  teachingPractice: (practice) => (
    <>
      <p className="text-lead">{text.teachingPractice(practice.hours)}</p>
      <p>{practice.text}</p>
    </>
  ),
  classSize: ({ most }) => <p className="text-lead">{text.classSize(most)}</p>,
  trainers: (trainers) => <People people={trainers} />,
  accreditation: ({ body, number, register }) => (
    <>
      <p>{text.accreditation(body, number)}</p>
      <OutsideLink {...register} />
    </>
  ),
  fee: ({ included, notIncluded }) => (
    <>
      <List heading={text.included} items={included} />
      <List heading={text.notIncluded} items={notIncluded} />
    </>
  ),
  deposit: (deposit, { currency }) => (
    <>
      <p className="text-lead">{text.deposit(deposit.amount, currency)}</p>
      <p>{deposit.text}</p>
    </>
  ),
  refunds: (steps) => (
    <Facts
      headings={[text.refunds.when, text.refunds.share]}
      rows={steps.map(({ when, share }) => [when, share])}
    />
  ),
  housing: (kinds, { currency }) => (
    <Facts rows={kinds.map(({ kind, from, per }) => [kind, text.housing(from, currency, per)])} />
  ),
  visa: ({ notes, checkedOn }) => (
    <>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p className="text-sm text-muted-foreground">{text.checkedOn(dayInWords(checkedOn))}</p>
    </>
  ),
  timetable: (days) => <DayTable days={days} />,
  place: ({ lines, map }) => (
    <>
      <address className="not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <OutsideLink {...map} />
    </>
  ),
  hours: (hours, { place }) => (
    <>
      <ul>
        {hours.map((entry) => (
          <li key={entry.from}>{text.hours(entry)}</li>
        ))}
      </ul>
      <p className="text-sm text-muted-foreground">{text.clock(place)}</p>
    </>
  ),
};

/** The content of each provided fact, in the order of the questions. */
export function detailBodies(
  details: CourseDetails,
  surroundings: Surroundings,
): { fact: Fact; body: ReactNode }[] {
  // A cast, because Object.keys returns strings; `questions` has a key for every fact.
  const facts = Object.keys(text.questions) as Fact[];
  return facts.flatMap((fact) => {
    const body = bodyOf(fact, details[fact], surroundings);
    return body ? [{ fact, body }] : [];
  });
}

function bodyOf<Name extends Fact>(
  fact: Name,
  value: CourseDetails[Name],
  surroundings: Surroundings,
): ReactNode {
  if (value === null || (Array.isArray(value) && value.length === 0)) return null;
  return bodies[fact](value, surroundings);
}

/** Formats a date as `2 March 2026`; returns it as it is if the browser cannot format dates. */
function dayInWords(date: string): string {
  try {
    return new Date(date).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  } catch {
    return date;
  }
}
