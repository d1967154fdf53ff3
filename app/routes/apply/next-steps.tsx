import { nextSteps } from "#content/form-texts/interview.ts";

import { AskOnWhatsapp } from "../../sections/whatsapp/whatsapp-link.tsx";
import { useContent } from "../../content-context.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import { Section } from "../../ui/section/section.tsx";

/** The steps that follow after an application is sent. */
export function NextSteps() {
  const { enrolment, interview } = useContent();
  const { heading, receipt, steps } = enrolment.afterApplying;
  return (
    <Section id="after-applying" heading={heading} tone="plum">
      <ol className="stops">
        {[receipt, ...nextSteps(steps, interview)].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-6">
        <AskOnWhatsapp className={buttonClass("outline")} />
      </p>
    </Section>
  );
}
