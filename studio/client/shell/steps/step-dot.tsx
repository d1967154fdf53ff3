import type { Step } from "#forms/steps.ts";

/** The colour of a step, which only repeats its word. */
export function StepDot({ step }: { step: Step }) {
  return <span aria-hidden="true" className={`step-dot step-${step}`} />;
}
