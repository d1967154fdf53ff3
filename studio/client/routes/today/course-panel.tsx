import { count } from "#content/count.ts";
import { Link } from "react-router";

import { queryString } from "#studio/contract/submission-query.ts";
import type { NextCourse } from "#studio/server/today/read-today.ts";
import { stepLabels } from "#studio/contract/step-labels.ts";
import { StepDot } from "../../shell/steps/step-controls.tsx";
import { inDays } from "../../shell/people/people-texts.ts";

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

function Course({ course: { day, days, seats, isLive, steps } }: { course: NextCourse }) {
  const taken = steps.filter((one) => one.count > 0 && one.step !== "booked");
  const booked = steps.find(({ step }) => step === "booked")?.count ?? 0;
  return (
    <>
      <p className="mt-1 font-heading text-2xl">{day}</p>
      <p className="text-muted-foreground">
        Begins {inDays(days)}
        {!isLive && " · not live yet"}
      </p>
      <p className="mt-2 flex items-center gap-x-2 font-medium">
        <StepDot step="booked" />
        <Link
          to={`/people${queryString({ startDate: day, step: "booked" })}`}
          className="hover:underline"
        >
          {booked} booked
        </Link>
        {seats !== undefined && ` · ${count(seats, "place")} left`}
      </p>
      {taken.length > 0 && (
        <ul aria-label="Its applications" className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {taken.map(({ step, count: number }) => (
            <li key={step}>
              <Link
                to={`/people${queryString({ startDate: day, step })}`}
                className="inline-flex min-h-8 items-center gap-2 hover:underline"
              >
                <StepDot step={step} />
                {stepLabels[step]}
                <strong className="font-semibold tabular-nums">{number}</strong>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
