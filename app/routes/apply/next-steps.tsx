import { AskOnWhatsapp } from "../../sections/whatsapp/ask-on-whatsapp.tsx";
import { useContent } from "../../content-context.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import { SectionFrame, SectionHeading } from "../../ui/section/section.tsx";

/** The steps that follow after an application is sent. */
export function NextSteps() {
  const { afterApplying } = useContent().enrolment;
  const steps = [afterApplying.receipt, ...afterApplying.steps];
  return (
    <SectionFrame id="after-applying" tone="plum">
      <SectionHeading id="after-applying" heading={afterApplying.heading} />
      <ol className="next-steps mt-8 lg:mt-12">
        {steps.map((step, index) => (
          <li key={step}>
            <span aria-hidden="true" className="font-display">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <AskOnWhatsapp className={buttonClass("outline")} />
      </p>
    </SectionFrame>
  );
}
