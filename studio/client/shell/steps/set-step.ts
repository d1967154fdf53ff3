import { data } from "react-router";
import * as z from "zod";

import { steps } from "#forms/steps.ts";

import type { Studio } from "../../../contract/studio.ts";
import { outcomeText, stepWords } from "./step-words.ts";

const posted = z.object({
  id: z.string(),
  name: z.string(),
  from: z.enum(steps),
  step: z.enum(steps),
});

/**
 * Sets the step of a posted StepButtons form; returns what became of it as a sentence.
 * @throws a response with status 400 if the form is another one
 */
export async function setStep(studio: Studio, form: FormData): Promise<string> {
  const { data: wanted } = posted.safeParse(Object.fromEntries(form));
  if (!wanted) throw data("", { status: 400 });
  const { id, name, from, step } = wanted;
  const outcome = await studio.submissions.setStep(id, { from, to: step });
  return outcome ? outcomeText(outcome, name) : stepWords.missing;
}
