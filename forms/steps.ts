import type { FormName } from "./contract.ts";

/** How far the school is with an application, in order; a message is new or answered. */
export const steps = ["new", "answered", "interview", "offered", "booked", "declined"] as const;

export type Step = (typeof steps)[number];

/** The steps that a submission of a form can have. */
export function stepsOf(form: FormName): readonly Step[] {
  return form === "application" ? steps : steps.slice(0, 2);
}
