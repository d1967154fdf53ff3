import { drawing } from "#content/pages/shaped-pictures.ts";

import { useContent } from "../../content-context.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { Section } from "../../ui/section/section.tsx";

/** The "How It Works" section: the enrolment steps on a paper ticket of three coupons. */
export function HowItWorks() {
  const { enrolment, program } = useContent();
  return (
    <Section id="enrolment-steps" {...program.howItWorks} tone="sand">
      <ol className="ticket paper">
        {enrolment.steps.map(({ title, text, drawing: name }, index) => (
          <li key={title}>
            <ResponsivePicture {...drawing(name)} />
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
