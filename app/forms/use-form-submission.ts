import { noAnswerText } from "#content/mail-service.ts";
import type { FormName, Problems } from "#forms/contract.ts";
import { useRef, useState } from "react";

import { postPlainly } from "./post-plainly.ts";
import { readForm } from "./read-form.ts";

/** Loaded when a form is first touched: most visitors send nothing. */
export const loadCheckAndSend = () => import("./check-and-send.ts");

/** Starts that loading; if it fails, the submit tries again. */
export function preloadCheckAndSend(): void {
  loadCheckAndSend().catch(() => {});
}

type State =
  | { status: "editing" | "sending" }
  | { status: "sent"; reference: string | undefined }
  | { status: "failed"; error: string };

/** `posted`: as a plain form, so that the browser leaves the page; `kept`: neither posted nor sent. */
type Result = "sent" | "posted" | "kept";

/** The submission of one form, from its check to the visitor's closing the dialog with the outcome. */
export function useFormSubmission(name: FormName) {
  const [state, setState] = useState<State>({ status: "editing" });
  const isBusy = useRef(false);

  async function checkAndSend(
    form: HTMLFormElement,
    formId: string,
    showProblems: (problems: Problems) => void,
  ): Promise<Result> {
    const module = await loadCheckAndSend().catch(() => undefined);
    if (!module) {
      // The server checks as well: without its script the form is posted as without JavaScript.
      if (await postPlainly(form)) return "posted";
      setState({ status: "failed", error: noAnswerText });
      return "kept";
    }
    const values = readForm(form);
    const problems = module.problemsIn(name, values);
    showProblems(problems);
    if (hasAny(problems)) return "kept";

    setState({ status: "sending" });
    const sending = await module.sendForm(name, values, formId);
    if (sending.ok) {
      setState({ status: "sent", reference: sending.reference });
      return "sent";
    }
    showProblems(sending.problems);
    // Problems are shown at the fields: a dialog would cover them.
    setState(
      hasAny(sending.problems) ? { status: "editing" } : { status: "failed", error: sending.error },
    );
    return "kept";
  }

  return {
    ...state,
    isSending: state.status === "sending",
    /**
     * Checks and sends the form; does nothing while a submission is in flight.
     * @param formId identifies the filled-in form through retries
     * @param showProblems told at each check, with no problems too
     */
    async submit(...submission: Parameters<typeof checkAndSend>): Promise<Result> {
      if (isBusy.current) return "kept";
      isBusy.current = true;
      try {
        return await checkAndSend(...submission);
      } finally {
        isBusy.current = false;
      }
    },
    /** The visitor has read the outcome. */
    close: () => setState({ status: "editing" }),
  };
}

export type FormSubmission = ReturnType<typeof useFormSubmission>;

function hasAny(problems: Problems): boolean {
  return Object.keys(problems).length > 0;
}
