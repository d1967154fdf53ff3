import { applicationFields } from "#content/form-texts/application-form.ts";
import { transferAnswers as words } from "#content/form-texts/transfer-answers-text.ts";
import type { FormValues } from "#forms/contract.ts";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

import { keepAnswers } from "../../../forms/application/application-draft.ts";
import { givenAnswers } from "../../../forms/form-controls.ts";
import type { TransferredAnswers } from "./answer-code.ts";
import { FRAGMENT } from "./fragment.ts";
import { setAnswers } from "./set-answers.ts";

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
export function useOpenedAnswers(
  form: RefObject<HTMLFormElement | null>,
  onTaken: (formId?: string) => void,
) {
  const [state, setState] = useState<State>({ step: "closed" });
  const questions = useRef(0);

  function take({ formId, answers }: TransferredAnswers, replaced: FormValues) {
    if (!form.current) return;
    setAnswers(form.current, answers);
    keepAnswers(answers, { formId });
    onTaken(formId);
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
    if (!hash.startsWith(FRAGMENT)) return;
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
      onTaken();
      setState({ step: "undone" });
    },
  };
}
