import { useRef } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";

import type { SubmissionRow } from "../../../server/submissions/submission-rows.ts";
import { Empty } from "../../shell/drawings/empty.tsx";
import { useFrame } from "../../shell/frame/frame-data.ts";
import { keepPage } from "../../shell/keep-page.ts";
import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { PersonRow } from "../../shell/people/person-row.tsx";
import { useSteps } from "../../shell/steps/step-controls.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { useFocusAfterAction } from "../../shell/use-focus-after-action.ts";
import { studioContext } from "../../studio-context.ts";
import { Bay } from "./bay.tsx";
import { Checklists } from "./checklists.tsx";
import { ConcernList } from "./concern-list.tsx";
import { CoursePanel } from "./course-panel.tsx";
import { todayWords as text } from "./today-words.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(studioContext).today();
}

export const clientLoader = keepPage();

/** What the school's day begins with. */
export default function Today() {
  const { part, moment, waiting, course, concerns, launch } = useLoaderData<typeof loader>();
  const siteUrl = useFrame()?.siteUrl;
  const { says } = useSteps();
  return (
    <>
      <Bay part={part} />
      <div className="mt-5">
        <PageHeading title={text.greetings[part]} documentTitle={text.title} introduction={moment}>
          {siteUrl && (
            <a
              href={siteUrl}
              target="_blank"
              rel="noreferrer"
              className="quiet-button -mr-4 max-sm:hidden"
            >
              <StudioIcon name="external" />
              {text.view}
            </a>
          )}
        </PageHeading>
      </div>
      <Notice>{says}</Notice>
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-10">
          <ConcernList concerns={concerns} />
          <WaitingList waiting={waiting} />
        </div>
        <div className="grid content-start gap-x-12 gap-y-10 max-xl:md:grid-cols-2 max-xl:md:*:first:col-span-2">
          <CoursePanel course={course} />
          <Checklists launch={launch} />
        </div>
      </div>
    </>
  );
}

/** Who waits for an answer, the longest first. */
function WaitingList({ waiting }: { waiting: readonly SubmissionRow[] }) {
  const { isDone, says } = useSteps();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const unanswered = useFrame()?.counts?.unanswered;
  // The list has lost the row of the pressed button, and the focus with it.
  useFocusAfterAction(isDone && says, () =>
    document.activeElement === document.body ? headingRef.current : undefined,
  );
  return (
    <section aria-labelledby="waiting">
      <h2 ref={headingRef} tabIndex={-1} id="waiting" className="mb-2 text-subtitle">
        {text.waiting.heading}
      </h2>
      {waiting.length === 0 ? (
        <Empty drawing="hammock" heading={text.waiting.nobody} text={text.waiting.nobodyText} />
      ) : (
        <ul className="person-list border-t border-border">
          {waiting.map((row) => (
            <PersonRow key={row.id} row={row} search="?step=new" isBrief />
          ))}
        </ul>
      )}
      {waiting.length > 0 && unanswered && unanswered !== `${waiting.length}` && (
        <p className="mt-3">
          <Link to="/people?step=new" className="inline-link">
            {text.waiting.more(unanswered)}
          </Link>
        </p>
      )}
    </section>
  );
}
