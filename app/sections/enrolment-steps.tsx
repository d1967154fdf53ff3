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

/** The three steps onto the course, on a dotted path. */
export function EnrolmentSteps({ heading, introduction, tone, children }: EnrolmentStepsProps) {
  return (
    <Section id="enrolment-steps" heading={heading} introduction={introduction} tone={tone}>
      <ol className="grid gap-12 md:grid-cols-3 md:gap-10">
        {enrolmentSteps.map(({ title, text, picture }, index) => (
          <li key={title} className="reveal group">
            <Picture {...picture} className="h-auto w-52 max-w-full" />
            <div className="mt-4 flex items-center gap-4">
              <span aria-hidden="true" className="font-display text-title text-link">
                {index + 1}
              </span>
              <span
                aria-hidden="true"
                className="h-0 grow border-t-4 border-dotted border-line group-last:invisible max-md:invisible"
              />
            </div>
            <h3 className="mt-2 text-subtitle">{title}</h3>
            <p className="mt-2 max-w-[26em] text-quiet">{text}</p>
          </li>
        ))}
      </ol>
      {children && <div className="mt-12">{children}</div>}
    </Section>
  );
}
