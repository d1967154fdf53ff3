import { afterApplying } from "#content/form-texts/after-applying.ts";

/** A card, below the rising sun, with what happens after an application is sent. */
export function NextSteps() {
  const steps = [afterApplying.receipt, ...afterApplying.steps];
  return (
    <section aria-labelledby="after-applying" className="next-steps">
      <div
        aria-hidden="true"
        className="hour-sun absolute inset-x-0 bottom-full mx-auto w-[min(18rem,84%)] print:hidden"
      />
      <div className="rounded-2xl bg-card p-7 text-foreground shadow-soft scheme-dark sm:p-9">
        <h2 id="after-applying" className="text-subtitle">
          {afterApplying.heading}
        </h2>
        <ol className="mt-6">
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
    </section>
  );
}
