import type { ReactNode } from "react";

import { enrolmentSteps } from "#content/course/enrolment-steps.ts";

import { ResponsivePicture } from "../ui/picture/responsive-picture.tsx";
import { Section, type SectionTone } from "../ui/section/section.tsx";

interface EnrolmentStepsSectionProps {
  heading: string;
  introduction: string;
  tone: SectionTone;
  /** Shown below the steps. */
  children?: ReactNode;
}

/** A section with the enrolment steps along a dotted line. */
export function EnrolmentStepsSection({
  heading,
  introduction,
  tone,
  children,
}: EnrolmentStepsSectionProps) {
  return (
    <Section id="enrolment-steps" heading={heading} introduction={introduction} tone={tone}>
      <ol className="grid gap-10 md:grid-cols-3">
        {enrolmentSteps.map(({ title, text, picture }, index) => (
          <li
            key={title}
            className="reveal group grid grid-cols-[min(7rem,30vw)_1fr] items-start gap-x-4 md:block [&>picture]:row-span-3"
          >
            {/* Negative margins align the drawings with the text despite their blank edges. */}
            <ResponsivePicture
              {...picture}
              className="-mt-2 -ml-3 h-auto w-[calc(100%+--spacing(4))] max-w-none md:-ml-6 md:w-52 md:max-w-[calc(100%+--spacing(6))]"
            />
            <div className="flex items-center gap-4 md:mt-4">
              <span aria-hidden="true" className="font-display text-title leading-none text-link">
                {index + 1}
              </span>
              <span
                aria-hidden="true"
                className="h-0 grow border-t-4 border-dotted border-[light-dark(var(--color-coral),var(--color-gold))] group-last:invisible max-md:hidden"
              />
            </div>
            <h3 className="mt-2 text-subtitle md:mt-3">{title}</h3>
            <p className="mt-2 max-w-[26em] text-muted-foreground">{text}</p>
          </li>
        ))}
      </ol>
      {children && <div className="mt-12">{children}</div>}
    </Section>
  );
}
