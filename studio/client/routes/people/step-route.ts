import { type ActionFunctionArgs, data } from "react-router";
import * as z from "zod";

import { steps } from "#forms/steps.ts";

import { LONGEST_NOTE } from "#studio/contract/kept-notes.ts";

import { stepLabels } from "#studio/contract/step-labels.ts";
import type { Said } from "../../shell/use-page-fetcher.ts";
import { studioContext } from "../../studio-context.ts";

const posted = z.object({
  id: z.string(),
  name: z.string(),
  /** Where it may be: the step that was shown, and those set before the page was read again. */
  from: z.array(z.enum(steps)),
  step: z.enum(steps),
  /** In a list, what the person has sent last: all that waits until then is answered, too. */
  newest: z.string().optional(),
  /** On a person’s page, what was shown as waiting, and is answered, too. */
  covers: z.array(z.string()),
  /** What was sent, which stands in the history until the step is taken back. */
  note: z.string().max(LONGEST_NOTE).optional(),
  /** When a step is taken back, what else was answered with it, and an empty string; else none. */
  others: z.array(z.string()),
});

/** Sets a step, from any page, or takes it back; answers what became of it. */
export async function action({ request, context }: ActionFunctionArgs): Promise<string | Said> {
  const form = await request.formData();
  const from = form.getAll("from");
  const others = form.getAll("others");
  const covers = form.getAll("covers");
  const entries = Object.fromEntries(form);
  const { data: wanted } = posted.safeParse({ ...entries, from, others, covers });
  if (!wanted) throw data("", { status: 400 });
  const { id, name, note, step: to } = wanted;
  const { submissions } = context.get(studioContext);
  const outcome = await submissions.setStep(id, { from: wanted.from, to }, wanted);
  if (!outcome) return "It is not there any more: somebody has erased it.";
  const step = stepLabels[outcome.step];
  if (outcome.isSet) {
    if (wanted.others.length > 0) {
      if (note) await submissions.removeNote(id, note);
      await submissions.markNew(wanted.others);
      return `Undone. ${name}: ${step}.`;
    }
    if (note) await submissions.addNote(id, note);
    const isRepeated = outcome.before === to && !note && outcome.others.length === 0;
    // The page did not show yet what the first press did.
    if (isRepeated) return `${name}: ${step}.`;
    const undo = new URLSearchParams({ id, name, from: to, step: outcome.before });
    if (note) undo.set("note", note);
    for (const other of ["", ...outcome.others]) undo.append("others", other);
    const tooMuch = outcome.others.length > 0 ? " What else they sent is answered, too." : "";
    return { says: `${name}: ${step}.${tooMuch}`, undo: undo.toString() };
  }
  const at = outcome.at && ` on ${outcome.at.label}`;
  return `${outcome.by || "Somebody"} was faster and has set ${name} to “${step}”${at ?? ""}. Nothing was changed: look again, then choose.`;
}
