import { courseDetailsText as text } from "#content/course/course-details-text.ts";
import type { CourseDetails } from "#content/course/course-details.ts";
import type { ReactNode } from "react";

import { useContent } from "../../../content-context.tsx";
import { SectionFrame, SectionHeading, splitColumns } from "../../../ui/section/section.tsx";
import { detailBodies } from "./detail-bodies.tsx";

/** The course details that the school has provided, as disclosures; nothing if there are none. */
export function CourseDetailsSection({ details }: { details: CourseDetails }) {
  const { course, school } = useContent();
  const bodies = detailBodies(details, { currency: course.price.currency, place: school.place });
  if (bodies.length === 0) return null;
  return (
    <SectionFrame id="course-details" tone="background">
      <div className={`gap-y-8 ${splitColumns}`}>
        <div>
          <SectionHeading
            id="course-details"
            heading={text.heading}
            introduction={text.introduction}
          />
        </div>
        <div className="divide-y divide-border border-y border-border">
          {bodies.map(({ fact, body }) => (
            <Detail key={fact} question={text.questions[fact]}>
              {body}
            </Detail>
          ))}
        </div>
      </div>
    </SectionFrame>
  );
}

function Detail({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className="detail group">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-4 hover:text-link">
        <h3 className="text-subtitle">{question}</h3>
        <span
          aria-hidden="true"
          className="size-2.5 shrink-0 rotate-45 border-r-2 border-b-2 border-link transition-transform duration-200 group-open:-rotate-135"
        />
      </summary>
      <div className="max-w-prose space-y-4 pb-6">{children}</div>
    </details>
  );
}
