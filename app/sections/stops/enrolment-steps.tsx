import type { ReactNode } from "react";

import { drawing } from "#content/pages/shaped-pictures.ts";

import { useContent } from "../../content-context.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { Section } from "../../ui/section/section.tsx";

interface EnrolmentStepsProps {
  heading: string;
  introduction: string;
  /** Whether each step has a drawing. */
  isDrawn?: boolean;
  children?: ReactNode;
}

/** A section with the enrolment steps, joined by a dotted line. */
export function EnrolmentSteps({ isDrawn = false, children, ...head }: EnrolmentStepsProps) {
  const { steps } = useContent().enrolment;
  return (
    <Section id="enrolment-steps" {...head} tone="sand">
      <ol className="stops">
        {steps.map(({ title, text, drawing: name }) => (
          <li key={title}>
            {isDrawn && <ResponsivePicture {...drawing(name)} />}
            <h3 className="text-subtitle">{title}</h3>
            <p className="mt-2 text-muted-foreground md:text-lg">{text}</p>
          </li>
        ))}
      </ol>
      {children && <div className="mt-9">{children}</div>}
    </Section>
  );
}
