import { type ActionFunctionArgs, data } from "react-router";
import * as z from "zod";

import { steps } from "#forms/steps.ts";

import { LONGEST_NOTE } from "#studio/contract/kept-notes.ts";

import { stepLabels } from "#studio/contract/step-labels.ts";
import type { OtherStep } from "#studio/server/submissions/stored-submissions.ts";
import type { Said } from "../../shell/use-page-fetcher.ts";
import { studioContext } from "../../studio-context.ts";

const posted = z.object({
  id: z.string(),
  name: z.string(),
  /** Where it may be: the step that was shown, and those set before the page was read again. */
  from: z.array(z.enum(steps)),
  step: z.enum(steps),
  /** What was shown as waiting, and is answered, too. */
  covers: z.array(z.string()),
  /** What was sent, which stands in the history by this id until the step is taken back. */
  note: z.string().max(LONGEST_NOTE).optional(),
  noteId: z.string().max(100).optional(),
});

/** What is taken back: all that was done at this moment. */
const undone = z.object({ id: z.string(), name: z.string(), undo: z.coerce.number() });

/** Sets a step, from any page, or takes it back; answers what became of it. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Said> {
  const form = await request.formData();
  const entries = Object.fromEntries(form);
  const { submissions } = context.get(studioContext);
  const { data: back } = undone.safeParse(entries);
  if (back) {
    const outcome = await submissions.takeBack(back.undo, back.id);
    if (!outcome?.isSet) return { says: notSet(back.name, outcome) };
    return { says: `Undone. ${back.name}: ${stepLabels[outcome.step]}.` };
  }
  const lists = { from: form.getAll("from"), covers: form.getAll("covers") };
  const { data: wanted } = posted.safeParse({ ...entries, ...lists });
  if (!wanted) throw data("", { status: 400 });
  const { id, name, step } = wanted;
  const outcome = await submissions.setStep(wanted);
  if (!outcome?.isSet) return { says: notSet(name, outcome) };
  const tooMuch = outcome.others > 0 ? " What else they sent is answered, too." : "";
  const says = `${name}: ${stepLabels[step]}.${tooMuch}`;
  // A second press changes nothing where the page did not show yet what the first one did.
  return outcome.at ? { says, undo: { id, name, undo: String(outcome.at) } } : { says };
}

/** Why nothing was changed. */
function notSet(name: string, other: OtherStep | undefined): string {
  if (!other) return "It is not there any more: somebody has erased it.";
  const { step, by, since } = other;
  const at = since ? ` on ${since.label}` : "";
  return `${by || "Somebody"} was faster and has set ${name} to “${stepLabels[step]}”${at}. Nothing was changed: look again, then choose.`;
}
