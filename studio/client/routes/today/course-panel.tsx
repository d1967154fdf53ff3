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
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="next-course" className="text-subtitle">
          Next course
        </h2>
        <Link to="/courses" className="quiet-button -mx-4">
          {course ? "Change dates and places" : "Add start dates"}
        </Link>
      </div>
      {course ? <Course course={course} /> : <p>No course is to come, so nobody can apply.</p>}
    </section>
  );
}

/** The steps of who may come, the surest first. */
const shownSteps = ["booked", "offered", "interview", "answered", "new"] as const;

function Course({ course: { day, days, seats, isLive, steps } }: { course: NextCourse }) {
  const left = seats === undefined ? "" : `${count(seats, "place")} left`;
  const facts = [`Begins ${inDays(days)}`, left, !isLive && "not live yet"];
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
        <span className="font-heading text-2xl">{day}</span>
        <span className="text-muted-foreground">{facts.filter(Boolean).join(" · ")}</span>
      </p>
      <ul aria-label="Its applications" className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {shownSteps.map((step) => {
          const number = steps.find((one) => one.step === step)?.count ?? 0;
          if (number === 0 && step !== "booked") return null;
          return (
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
          );
        })}
      </ul>
    </>
  );
}
