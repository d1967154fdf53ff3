import { applicationFields } from "#content/form-texts/application-form.ts";
import { transferAnswers as words } from "#content/form-texts/transfer-answers-text.ts";
import type { FormValues } from "#forms/contract.ts";
import { use, useEffect, useEffectEvent, useRef, useState } from "react";

import { ANSWERS_FRAGMENT, keepAnswers } from "../../../forms/application/application-draft.ts";
import { givenAnswers, isControl } from "../../../forms/form-controls.ts";
import { ApplicationDraftContext } from "../form/use-application-draft.ts";
import type { TransferredAnswers } from "./answer-code.ts";

/** Loads the chunk on demand, because few applicants continue on another device. */
export const importTransfer = () => import("./transfer-panel.tsx");

type State =
  | { step: "closed" }
  /** `question`: a number of its own, because the dialog of the question before may still close. */
  | { step: "asking"; question: number; transferred: TransferredAnswers; differing: FormValues }
  /** `replaced`: the typed answers that the opened answers have replaced. */
  | { step: "opened"; replaced: FormValues }
  | { step: "undone" }
  | { step: "failed"; title: string; text: string };

/** Opens another device's answers from the URL or a file; asks before replacing typed answers. */
export function useOpenedAnswers() {
  const { form, onChanged } = use(ApplicationDraftContext);
  const [state, setState] = useState<State>({ step: "closed" });
  const questions = useRef(0);

  function take({ formId, answers }: TransferredAnswers, replaced: FormValues) {
    if (!form.current) return;
    setAnswers(form.current, answers);
    keepAnswers(answers, { formId });
    onChanged(formId);
    setState({ step: "opened", replaced });
  }

  function fail(text: string) {
    setState({ step: "failed", title: words.damaged.title, text });
  }

  function open(transferred: TransferredAnswers | undefined, failure: string) {
    if (!form.current) return;
    if (!transferred) return fail(failure);
    const typed = Object.entries(givenAnswers(form.current, applicationFields));
    const differing = Object.fromEntries(
      typed.filter(([field, answer]) => (transferred.answers[field] ?? answer) !== answer),
    );
    if (Object.keys(differing).length === 0) return take(transferred, {});
    questions.current += 1;
    setState({ step: "asking", question: questions.current, transferred, differing });
  }

  const openAddress = useEffectEvent(async () => {
    const { hash, pathname, search } = window.location;
    if (!hash.startsWith(ANSWERS_FRAGMENT)) return;
    const code = await importTransfer().catch(() => undefined);
    // If the chunk fails to load, the fragment stays in the URL: a reload can open the answers.
    if (!code) return fail(words.unavailable);
    // Bookmarks and copied URLs must not contain the answers.
    window.history.replaceState(window.history.state, "", pathname + search);
    open(await code.answersInFragment(hash), words.damaged.fromLink);
  });

  useEffect(() => {
    const onHashChange = () => void openAddress();
    onHashChange();
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, []);

  return {
    state,
    close: () => setState({ step: "closed" }),
    async openFile(file: Blob) {
      const code = await importTransfer().catch(() => undefined);
      if (!code) return fail(words.unavailable);
      open(await code.answersInFile(file), words.damaged.fromFile);
    },
    replace() {
      if (state.step === "asking") take(state.transferred, state.differing);
    },
    undo() {
      if (state.step !== "opened" || !form.current) return;
      setAnswers(form.current, state.replaced);
      keepAnswers(state.replaced);
      onChanged();
      setState({ step: "undone" });
    },
  };
}

/** Fills answers into the form's fields, replacing their values. */
function setAnswers(form: HTMLFormElement, answers: FormValues): void {
  for (const [field, answer] of Object.entries(answers)) {
    const control = form.elements.namedItem(field);
    if (!isControl(control)) continue;
    const before = control.value;
    control.value = answer;
    // A select that does not offer the answer keeps its previous value.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = before;
  }
}
