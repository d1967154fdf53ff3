import { enrolmentSteps } from "#content/course/enrolment-steps.ts";
import { howItWorks } from "#content/pages/program.ts";

import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { Section } from "../../ui/section/section.tsx";

/** The "How It Works" section: the enrolment steps on a paper ticket of three coupons. */
export function HowItWorks() {
  return (
    <Section id="enrolment-steps" {...howItWorks} tone="sandAndPlum">
      <ol className="ticket">
        {enrolmentSteps.map(({ title, text, picture }, index) => (
          <li key={title}>
            <ResponsivePicture {...picture} />
            <span aria-hidden="true" className="ticket-number">
              {index + 1}
            </span>
            <h3 className="text-subtitle">{title}</h3>
            <p className="text-muted-foreground md:mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
