import { Link } from "react-router";

import { count } from "#content/count.ts";

import { queryString } from "#studio/contract/submission-query.ts";
import type { SchoolNumbers } from "#studio/server/school-numbers.ts";
import { shortDay } from "../../shell/people/people-texts.ts";
import { StepDot } from "../../shell/steps/step-controls.tsx";
import { CourseBar } from "../../shell/steps/course-bar.tsx";

interface CourseRowsProps {
  courses: SchoolNumbers["courses"];
}

/** Courses with their bookings; the bars are the applications, with the booked in their colour. */
export function CourseRows({ courses }: CourseRowsProps) {
  const most = Math.max(...courses.map(({ submissions }) => submissions));
  return (
    <ul className="rows">
      {courses.map(({ answer, submissions, booked, left, isListed }) => (
        <li key={answer} className="row flex-wrap gap-y-1.5 pt-2 pb-3">
          <Link
            to={`/people${queryString({ startDate: answer })}`}
            className="grow font-medium whitespace-nowrap after:absolute after:inset-0 hover:underline"
          >
            {shortDay(answer)}
          </Link>
          <span className="inline-flex items-center gap-2 text-sm tabular-nums">
            <StepDot step="booked" /> {booked} booked
            {left !== undefined && `, ${count(left, "place")} left`} · {submissions} applied
            {!isListed && " · not on your list"}
          </span>
          <span className="w-full">
            <CourseBar {...{ submissions, booked, most }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
