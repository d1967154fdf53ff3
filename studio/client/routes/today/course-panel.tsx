import { Link } from "react-router";

import { queryString } from "#studio/contract/submission-query.ts";
import type { NextCourse } from "#studio/server/today/read-today.ts";
import { stepLabels } from "../../shell/steps/step-labels.ts";
import { StepDot } from "../../shell/steps/step-controls.tsx";
import { inDays } from "../../shell/people/people-texts.ts";

const placesLeft = {
  open: "Places free",
  few: "Few places left",
  full: "Full",
} satisfies Record<NextCourse["places"], string>;

/** The next course: when it begins, its places, and who has applied for it. */
export function CoursePanel({ course }: { course: NextCourse | undefined }) {
  return (
    <section aria-labelledby="next-course" className="panel">
      <h2 id="next-course" className="text-subtitle">
        Next course
      </h2>
      {course ? (
        <Course course={course} />
      ) : (
        <p className="mt-1">No course is to come, so nobody can apply.</p>
      )}
      <p className="mt-2">
        <Link to="/courses" className="inline-link">
          {course ? "Change dates and places" : "Add start dates"}
        </Link>
      </p>
    </section>
  );
}

function Course({ course: { day, days, places, isLive, steps } }: { course: NextCourse }) {
  const taken = steps.filter(({ count }) => count > 0);
  return (
    <>
      <p className="mt-1 font-heading text-2xl">{day}</p>
      <p className="text-muted-foreground">
        Begins {inDays(days)} · {isLive ? placesLeft[places] : "not live yet"}
      </p>
      {taken.length === 0 ? (
        <p className="mt-2">Nobody has applied for it yet.</p>
      ) : (
        <ul aria-label="Its applications" className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {taken.map(({ step, count }) => (
            <li key={step}>
              <Link
                to={`/people${queryString({ startDate: day, step })}`}
                className="inline-flex min-h-8 items-center gap-2 hover:underline"
              >
                <StepDot step={step} />
                {stepLabels[step]}
                <strong className="font-semibold tabular-nums">{count}</strong>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
