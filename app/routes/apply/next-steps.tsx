import { useContent } from "../../content-context.tsx";
import { Wave } from "../../sections/wave.tsx";

/** The steps that follow after an application is sent, on a background like the evening sea. */
export function NextSteps() {
  const { afterApplying } = useContent().enrolment;
  const steps = [afterApplying.receipt, ...afterApplying.steps];
  return (
    <section aria-labelledby="after-applying" className="next-steps">
      <div className="relative bg-plum text-foreground scheme-dark">
        <Wave />
        <div className="mx-auto max-w-6xl px-6 pt-8 pb-16 sm:pb-22">
          <h2 id="after-applying" className="text-title">
            {afterApplying.heading}
          </h2>
          <ol className="mt-8 lg:mt-12">
            {steps.map((step, index) => (
              <li key={step}>
                <span aria-hidden="true" className="font-display">
                  {index + 1}
                </span>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
