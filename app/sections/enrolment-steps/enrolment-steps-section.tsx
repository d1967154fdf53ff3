import type { ReactNode } from "react";

import { drawing } from "#content/pages/shaped-pictures.ts";

import { useContent } from "../../content-context.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { SectionFrame, SectionHeading, type SectionTone } from "../../ui/section/section.tsx";

interface EnrolmentStepsSectionProps {
  heading: string;
  introduction: string;
  tone: SectionTone;
  /** Shown below the steps. */
  children?: ReactNode;
}

/** A section with the enrolment steps, joined by a dotted line. */
export function EnrolmentStepsSection({
  heading,
  introduction,
  tone,
  children,
}: EnrolmentStepsSectionProps) {
  const { steps } = useContent().enrolment;
  return (
    <SectionFrame id="enrolment-steps" tone={tone}>
      <div className="enrolment-steps">
        <SectionHeading {...{ heading, introduction }} id="enrolment-steps" />
        <ol>
          {steps.map(({ title, text, drawing: name }, index) => (
            <li key={title}>
              <span aria-hidden="true" className="step-number">
                {index + 1}
              </span>
              <ResponsivePicture {...drawing(name)} />
              <h3 className="text-subtitle">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {children && <div className="mt-9">{children}</div>}
      </div>
    </SectionFrame>
  );
}
