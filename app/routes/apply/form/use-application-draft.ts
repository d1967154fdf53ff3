import { applicationFields } from "#content/form-texts/application-form.ts";
import {
  createContext,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

import {
  chooseStartDate,
  discardDraft,
  keepAnswers,
  readDraft,
} from "../../../forms/application/application-draft.ts";
import { emptyFields, fillIn, givenAnswers, isControl } from "../../../forms/form-controls.ts";

/** The application form and its stored draft. */
interface ApplicationDraft {
  form: RefObject<HTMLFormElement | null>;
  /** The stored draft's id: two tabs that send the same draft create only one submission. */
  formId: RefObject<string>;
  /** Changes whenever a script has changed answers, which fires no event. */
  revision: number;
  /** Call when a script has changed answers, with their form's id if they come with one. */
  onChanged: (formId?: string) => void;
}

/** For the parts of the form, and what surrounds it. */
export const ApplicationDraftContext = createContext<ApplicationDraft>({
  form: { current: null },
  formId: { current: "" },
  revision: 0,
  onChanged: () => {},
});

/**
 * Fills the stored draft into the form, and stores what is typed at once.
 * @param dateInAddress the start date in the URL; empty if it contains none
 */
export function useApplicationDraft(dateInAddress: string) {
  const form = useRef<HTMLFormElement>(null);
  const formId = useRef("");
  const [revision, setRevision] = useState(0);

  function onChanged(changedId = formId.current) {
    formId.current = changedId;
    setRevision((count) => count + 1);
  }

  useEffect(() => {
    if (!form.current) return;
    // Only if new: after a reload, the URL's date must not replace one selected in the form since.
    if (dateInAddress && dateInAddress !== readDraft().fecha_ini) chooseStartDate(dateInAddress);
    fillIn(form.current, applicationFields, readDraft().answers);
    // The form may contain answers typed before hydration, or rejected after a post without script.
    keepAnswers(givenAnswers(form.current, applicationFields));
    formId.current = readDraft().formId;
    setRevision((count) => count + 1);
  }, [dateInAddress]);

  return {
    form,
    /** For ApplicationDraftContext. */
    draft: { form, formId, revision, onChanged },
    /** Call on every input event of the form. */
    keep(target: EventTarget) {
      if (!isControl(target)) return;
      keepAnswers({ [target.name]: target.value });
      formId.current = readDraft().formId;
    },
    /** Empties the form and deletes the draft. */
    clear() {
      discardDraft();
      if (form.current) emptyFields(form.current, applicationFields);
      onChanged();
    },
  };
}

/**
 * A value read from the form's controls, on every render and on every input event.
 * @param read must return the same value as long as the controls have not changed
 * @param initial the value on the server, while hydrating, and without a form
 */
export function useFormValue<Value>(read: (form: HTMLFormElement) => Value, initial: Value): Value {
  const { form } = use(ApplicationDraftContext);
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
