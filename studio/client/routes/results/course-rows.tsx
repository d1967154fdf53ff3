import { Link } from "react-router";

import { count } from "#content/count.ts";

import { queryString } from "#studio/contract/submission-query.ts";
import type { SchoolNumbers } from "#studio/server/school-numbers.ts";
import { shortDay } from "../../shell/people/people-texts.ts";

interface CourseRowsProps {
  courses: SchoolNumbers["courses"];
}

/** Courses with their bookings; with a bar, if it is known of how many places. */
export function CourseRows({ courses }: CourseRowsProps) {
  return (
    <ul className="rows">
      {courses.map(({ answer, submissions, booked, left, isListed }) => (
        <li key={answer} className="row min-h-12 flex-wrap gap-y-1">
          <Link
            to={`/people${queryString({ startDate: answer })}`}
            className="grow font-medium whitespace-nowrap after:absolute after:inset-0 hover:underline"
          >
            {shortDay(answer)}
          </Link>
          <span className="text-sm tabular-nums">
            {booked} booked{left !== undefined && `, ${count(left, "place")} left`} · {submissions}{" "}
            applied{!isListed && " · not on your list"}
          </span>
          {left !== undefined && (
            <svg
              viewBox={`0 0 ${booked + left || 1} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-2 w-full rounded-full bg-border forced-color-adjust-none"
            >
              <rect width={booked} height="1" className="step-booked fill-(--step)" />
            </svg>
          )}
        </li>
      ))}
    </ul>
  );
}
