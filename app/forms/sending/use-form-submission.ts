import { noAnswerText } from "#content/mail/mail-service.ts";
import type { FormName, Problems } from "#forms/contract.ts";
import { useRef, useState } from "react";

import { useContent } from "../../content-context.tsx";
import { readForm } from "../read-form.ts";

/** The query of the visit's first page, which names a campaign; links to other pages replace it. */
const firstQuery = globalThis.location?.search ?? "";

/** Validation and sending are a separate chunk, because most visitors never fill in a form. */
export const loadCheckAndSend = () => import("./check-and-send.ts");

/** Preloads the chunk. If that fails, submitting tries again. */
export function preloadCheckAndSend(): void {
  loadCheckAndSend()
    .then(({ keepSource }) => keepSource(firstQuery))
    .catch(() => {});
}

type State =
  | { status: "editing" | "sending" }
  | { status: "sent"; reference: string | undefined }
  | { status: "failed"; error: string };

/** `posted`: the browser posts the form itself and leaves the page; `kept`: nothing was sent. */
type Result = "sent" | "posted" | "kept";

/** The state of one form's submission, from validation until the outcome dialog is closed. */
export function useFormSubmission(name: FormName) {
  const [state, setState] = useState<State>({ status: "editing" });
  const isBusy = useRef(false);
  const { school } = useContent();

  async function checkAndSend(
    form: HTMLFormElement,
    formId: string,
    showProblems: (problems: Problems) => void,
  ): Promise<Result> {
    const module = await loadCheckAndSend().catch(() => undefined);
    if (!module) {
      // Without the validation chunk the browser posts the form itself; the server validates, too.
      if (await postPlainly(form)) return "posted";
      setState({ status: "failed", error: noAnswerText });
      return "kept";
    }
    const values = readForm(form);
    const checked = module.checkForm(name, values);
    showProblems(checked.ok ? {} : checked.problems);
    if (!checked.ok) return "kept";

    setState({ status: "sending" });
    const to = school.email;
    const sending = await module.sendForm(name, checked, values, to, formId, firstQuery);
    if (sending.ok) {
      setState({ status: "sent", reference: sending.reference });
      return "sent";
    }
    showProblems(sending.problems);
    // Errors appear beside their fields, which a dialog would cover; a page from before an upgrade
    // may lack the field.
    const isShown = Object.keys(sending.problems).some((field) => form.elements.namedItem(field));
    setState(isShown ? { status: "editing" } : { status: "failed", error: sending.error });
    return "kept";
  }

  return {
    ...state,
    isSending: state.status === "sending",
    /**
     * Validates and sends the form; does nothing while a submission is in flight.
     * @param showProblems called after each validation, with an empty object if the form is valid
     */
    async submit(...submission: Parameters<typeof checkAndSend>): Promise<Result> {
      if (isBusy.current) return "kept";
      isBusy.current = true;
      try {
        return await checkAndSend(...submission);
      } catch (error) {
        // The visitor must not wait forever; sending again repeats the idempotency key.
        setState({ status: "failed", error: noAnswerText });
        reportError(error);
        return "kept";
      } finally {
        isBusy.current = false;
      }
    },
    /** Call when the visitor closes the outcome dialog. */
    close: () => setState({ status: "editing" }),
  };
}

export type FormSubmission = ReturnType<typeof useFormSubmission>;

/** Milliseconds after which a site that does not answer counts as unreachable. */
const PATIENCE = 10_000;

/**
 * Lets the browser post the form itself, unless the site is unreachable, or away behind its proxy:
 * an error page would lose the typed text. Returns whether the form was posted.
 */
async function postPlainly(form: HTMLFormElement): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE);
  // Asks for this page.
  const asking = fetch("", { method: "HEAD", cache: "no-store", signal });
  const page = await asking.catch(() => undefined);
  // Browsers post no form whose page was left meanwhile, and say nothing.
  if (!page || page.status >= 500 || !form.isConnected) return false;
  form.submit();
  return true;
}
