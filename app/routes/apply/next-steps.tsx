import { AskOnWhatsapp } from "../../sections/whatsapp/whatsapp-link.tsx";
import { useContent } from "../../content-context.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import { Section } from "../../ui/section/section.tsx";

/** The steps that follow after an application is sent. */
export function NextSteps() {
  const { afterApplying } = useContent().enrolment;
  return (
    <Section id="after-applying" heading={afterApplying.heading} tone="plum">
      <ol className="stops">
        {[afterApplying.receipt, ...afterApplying.steps].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-6">
        <AskOnWhatsapp className={buttonClass("outline")} />
      </p>
    </Section>
  );
}
