import { applicationFields, applicationFieldTexts } from "#content/form-texts/application-form.ts";
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from "react";

import {
  chooseStartDate,
  discardDraft,
  keepAnswers,
  readDraft,
} from "#app/forms/application/application-draft.ts";
import { emptyFields, fillIn, givenAnswers, isControl } from "#app/forms/form-controls.ts";

export type FormRef = RefObject<HTMLFormElement | null>;

/** Not of the honeypot: an extension that fills it in once would do so at every later visit. */
const isOwn = ([field]: [string, ...unknown[]]) => field in applicationFieldTexts;

/**
 * Fills the stored draft into the form, and stores what is typed at once.
 * @param dateInAddress the start date in the URL; empty if it contains none
 */
export function useApplicationDraft(dateInAddress: string) {
  const form: FormRef = useRef(null);
  /** The stored draft's id: two tabs that send the same draft create only one submission. */
  const formId = useRef("");

  useEffect(() => {
    if (!form.current) return;
    // Only if new: after a reload, the URL's date must not replace one selected in the form since.
    if (dateInAddress && dateInAddress !== readDraft().fecha_ini) chooseStartDate(dateInAddress);
    const kept = Object.entries(readDraft().answers).filter(isOwn);
    fillIn(form.current, Object.fromEntries(kept));
    // The form may contain answers typed before hydration, or rejected after a post without script.
    keepAnswers(givenAnswers(form.current, applicationFields));
    formId.current = readDraft().formId;
  }, [dateInAddress]);

  return {
    form,
    formId,
    /** Call on every input event of the form. */
    keep(target: EventTarget) {
      if (!isControl(target) || !isOwn([target.name])) return;
      keepAnswers({ [target.name]: target.value });
      formId.current = readDraft().formId;
    },
    /** Empties the form and deletes the draft. */
    clear() {
      discardDraft();
      if (form.current) emptyFields(form.current, applicationFields);
    },
  };
}

/**
 * A value read from the form's controls, on every render and on every input event.
 * @param read must return the same value as long as the controls have not changed
 * @param initial the value on the server, while hydrating, and without a form
 */
export function useFormValue<Value>(
  form: FormRef,
  read: (form: HTMLFormElement) => Value,
  initial: Value,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = form.current;
      element?.addEventListener("input", onChange);
      return () => element?.removeEventListener("input", onChange);
    },
    [form],
  );
  return useSyncExternalStore(
    subscribe,
    () => (form.current ? read(form.current) : initial),
    () => initial,
  );
}
