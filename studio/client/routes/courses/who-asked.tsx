import { Link } from "react-router";

import type { Step } from "#forms/steps.ts";
import { queryString } from "#studio/contract/submission-query.ts";
import { APPLIED, CourseBar } from "../../shell/steps/course-bar.tsx";

const BOOKED = "step-booked bg-(--step)";

interface WhoAskedProps {
  /** The date in words. */
  name: string;
  submissions: number;
  booked: number;
  /** The places in a course; undefined while nobody has said it. */
  classSize: number | undefined;
  /** The applications for the date that has the most of them. */
  most: number;
}

/** Who booked a date, of how many places, and who applied for it, with a bar in the same colours. */
export function WhoAsked({ name, submissions, booked, classSize, most }: WhoAskedProps) {
  const people = (number: number, what: string, look: string, step?: Step) => {
    const words = (
      <>
        <span className={`size-2.5 shrink-0 rounded-full forced-color-adjust-none ${look}`} />
        {number} {what}
      </>
    );
    return number === 0 ? (
      <span className="flex items-center gap-1.5">{words}</span>
    ) : (
      <Link
        to={`/people${queryString({ startDate: name, step })}`}
        className="flex min-h-6 items-center gap-1.5 underline-offset-4 hover:underline"
      >
        {words}
        <span className="sr-only"> for {name}</span>
      </Link>
    );
  };
  const isCounted = classSize !== undefined;
  if (submissions === 0 && !isCounted) {
    return <span className="text-sm text-muted-foreground">Nobody yet</span>;
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm leading-tight font-normal whitespace-nowrap tabular-nums">
      {(isCounted || booked > 0) && (
        <span className={isCounted ? "basis-full" : ""}>
          {people(booked, isCounted ? `of ${classSize} booked` : "booked", BOOKED, "booked")}
        </span>
      )}
      <span className={isCounted ? "@max-lg:basis-full @lg:order-last @lg:min-w-22" : ""}>
        {people(submissions, "applied", APPLIED)}
      </span>
      <span
        className={`block basis-full rounded-full ${isCounted ? "bg-border/50 @lg:flex-1" : ""}`}
      >
        <CourseBar
          submissions={Math.max(booked, Math.min(submissions, classSize ?? submissions))}
          booked={booked}
          most={classSize ?? most}
        />
      </span>
    </span>
  );
}
