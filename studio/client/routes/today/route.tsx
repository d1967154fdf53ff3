import { useRef } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";

import type { ListedPerson } from "#studio/server/submissions/person-rows.ts";
import type { DayPart } from "#studio/server/today/day-part.ts";
import { Bay } from "../../shell/drawings/bay.tsx";
import { useFrame } from "../../shell/frame/frame-data.ts";
import { LinkRows } from "../../shell/link-rows.tsx";
import { PageTitle } from "../../shell/page-heading.tsx";
import { Nobody } from "../../shell/people/nobody.tsx";
import { PersonRow } from "../../shell/people/person-row.tsx";
import { StepNotice, useFocusAfterStep } from "../../shell/steps/step-controls.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { useHealth } from "../../shell/use-health.ts";
import { studioContext } from "../../studio-context.ts";
import { Checklists } from "./checklists.tsx";
import { Alarm, concernRows } from "./concern-list.tsx";
import { CoursePanel } from "./course-panel.tsx";

const greetings = {
  morning: "Good morning",
  day: "Good afternoon",
  evening: "Good evening",
  night: "Good evening",
} satisfies Record<DayPart, string>;

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(studioContext).today();
}

/** What the school's day begins with. */
export default function Today() {
  const { part, isLate, moment, waiting, isNew, course, concerns, launch, checks } =
    useLoaderData<typeof loader>();
  const health = useHealth();
  const rows = concernRows(concerns);
  const toDo = [rows, launch.tasks, launch.questions];
  const isToDo = toDo.some((things) => things.length > 0);
  return (
    <>
      <PageTitle>Today</PageTitle>
      <div className="-mx-4 -mt-6 mb-4 overflow-hidden sm:mx-0 sm:mt-0 sm:mb-6 sm:rounded-xl">
        <Bay part={part}>
          <div>
            <h1 className="text-title">{isLate ? "The bay is asleep" : greetings[part]}</h1>
            <p>{moment}</p>
          </div>
        </Bay>
      </div>
      <StepNotice />
      <Alarm concerns={concerns} checks={health?.checks ?? checks} />
      <div className="today">
        <WaitingList waiting={waiting} />
        {isToDo && (
          <section aria-labelledby="to-do" className="panel">
            <h2 id="to-do" className="text-subtitle">
              To do
            </h2>
            {rows.length > 0 && <LinkRows rows={rows} />}
            <Checklists launch={launch} isNew={isNew} />
          </section>
        )}
        <CoursePanel course={course} />
      </div>
    </>
  );
}

/** Who waits for an answer, the longest first. */
function WaitingList({ waiting }: { waiting: readonly ListedPerson[] }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const unanswered = useFrame()?.counts?.unanswered ?? `${waiting.length}`;
  useFocusAfterStep(headingRef);
  return (
    <section aria-labelledby="waiting" className="panel">
      <h2
        ref={headingRef}
        tabIndex={-1}
        id="waiting"
        className={waiting.length === 0 ? "sr-only" : "text-subtitle"}
      >
        Waiting for your answer
      </h2>
      {waiting.length === 0 ? (
        <Nobody />
      ) : (
        <ul className="person-list waiting-list">
          {waiting.map((row) => (
            <PersonRow key={row.id} row={row} search="?step=new" isBrief />
          ))}
        </ul>
      )}
      {unanswered !== `${waiting.length}` && (
        <Link to="/people?step=new" className="quiet-button mt-3 -mb-2 -ml-4">
          {`Show all ${unanswered}`}
          <StudioIcon name="next" className="size-4" />
        </Link>
      )}
    </section>
  );
}
