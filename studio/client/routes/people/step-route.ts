import { type ActionFunctionArgs, data } from "react-router";
import * as z from "zod";

import { steps } from "#forms/steps.ts";

import { LONGEST_NOTE } from "#studio/contract/kept-notes.ts";

import { stepLabels } from "#studio/contract/step-labels.ts";
import { studioContext } from "../../studio-context.ts";

const posted = z.object({
  id: z.string(),
  name: z.string(),
  /** Where it may be: the step that was shown, and those set before the page was read again. */
  from: z.array(z.enum(steps)),
  step: z.enum(steps),
  /** Of a list of people: what they have sent last. */
  newest: z.string().optional(),
  /** What was sent, which stands in the history. */
  note: z.string().max(LONGEST_NOTE).optional(),
});

/** Sets a step, from any page; answers what became of it as a sentence. */
export async function action({ request, context }: ActionFunctionArgs): Promise<string> {
  const form = await request.formData();
  const from = form.getAll("from");
  const { data: wanted } = posted.safeParse({ ...Object.fromEntries(form), from });
  if (!wanted) throw data("", { status: 400 });
  const { id, name, note, newest, step: to } = wanted;
  const { submissions } = context.get(studioContext);
  const outcome = await submissions.setStep(id, { from: wanted.from, to }, newest);
  if (!outcome) return "It is not there any more: somebody has erased it.";
  const step = stepLabels[outcome.step];
  if (note && outcome.isSet) await submissions.addNote(id, note);
  if (outcome.isSet) {
    return `${name}: ${step}.${outcome.others > 0 ? " What else they sent is answered, too." : ""}`;
  }
  const at = outcome.at && ` on ${outcome.at.label}`;
  return `${outcome.by || "Somebody"} was faster and has set ${name} to “${step}”${at ?? ""}. Nothing was changed: look again, then choose.`;
}
