import { afterApplying } from "#content/form-texts/after-applying.ts";

/** The section that explains what happens after an application is sent. */
export function NextSteps() {
  const steps = [afterApplying.receipt, ...afterApplying.steps];
  return (
    <section aria-labelledby="after-applying" className="mt-10">
      <h2 id="after-applying" className="text-subtitle">
        {afterApplying.heading}
      </h2>
      <ol className="next-steps mt-6 space-y-5">
        {steps.map((step, index) => (
          <li key={step} className="flex items-baseline gap-4">
            <span aria-hidden="true" className="w-5 shrink-0 font-display text-subtitle text-link">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
