import type { ReactNode } from "react";

import { enrolmentSteps } from "#content/enrolment-steps.ts";

import { Picture } from "../ui/picture.tsx";
import { Section, type SectionTone } from "../ui/section.tsx";

interface EnrolmentStepsProps {
  heading: string;
  introduction: string;
  tone: SectionTone;
  /** What follows the last step. */
  children?: ReactNode;
}

/** The three steps onto the course. */
export function EnrolmentSteps({ heading, introduction, tone, children }: EnrolmentStepsProps) {
  return (
    <Section id="enrolment-steps" heading={heading} introduction={introduction} tone={tone}>
      <ol className="grid gap-10 md:grid-cols-3 md:gap-8">
        {enrolmentSteps.map(({ title, text, picture }, index) => (
          <li key={title} className="flex flex-col">
            <Picture {...picture} className="h-auto w-44" />
            <span aria-hidden="true" className="mt-4 font-display text-4xl text-link">
              {index + 1}
            </span>
            <h3 className="mt-1 text-xl">{title}</h3>
            <p className="mt-2 max-w-[40ch] text-quiet">{text}</p>
          </li>
        ))}
      </ol>
      {children && <div className="mt-10">{children}</div>}
    </Section>
  );
}
