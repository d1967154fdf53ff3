import { type RefObject, useEffect, useRef } from "react";

import { readDated, store, storeDated } from "../../ui/browser-storage.ts";
import { fillIn, givenAnswers } from "../form-controls.ts";
import { texts } from "../read-form.ts";
import { newFormId } from "../sending/form-id.ts";

const KEY = "contact-message";

/** Keeps an unsent message in sessionStorage, so that it survives a full page load in this tab. */
export function useMessageDraft(
  formRef: RefObject<HTMLFormElement | null>,
  fields: readonly string[],
) {
  /** Kept with the message: the server recognises one that it has already accepted. */
  const formIdRef = useRef("");

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const kept = texts(Object.entries(readDated("sessionStorage", KEY)));
    formIdRef.current = kept["formId"] ?? newFormId();
    // On phones the form is closed at first.
    if (Object.keys(kept).length > 0) form.closest("details")?.toggleAttribute("open", true);
    const keep = () => {
      const answers = givenAnswers(form, fields);
      const isEmpty = Object.keys(answers).length === 0;
      const message = { ...answers, formId: formIdRef.current };
      storeDated("sessionStorage", KEY, isEmpty ? undefined : message);
    };
    const listening = new AbortController();
    form.addEventListener("input", keep, { signal: listening.signal });
    // The back/forward cache restores a page whose message was posted, perhaps in vain.
    window.addEventListener("pageshow", keep, { signal: listening.signal });
    // Tells of a change, so that what was typed before hydration is kept, too.
    fillIn(form, kept);
    return () => listening.abort();
  }, [formRef, fields]);

  return {
    formIdRef,
    /** Call when the browser posts the form itself. */
    discard: () => void store("sessionStorage", KEY, undefined),
  };
}
