import { type RefObject, useEffect, useRef } from "react";

import { readStoredObject, store } from "../../ui/browser-storage.ts";
import { fillIn, givenAnswers } from "../form-controls.ts";
import { texts } from "../read-form.ts";

const KEY = "contact-message";

/** Keeps an unsent message for the page that this tab loads next, and restores it there. */
export function useMessageDraft(
  formRef: RefObject<HTMLFormElement | null>,
  fields: readonly string[],
) {
  const isPosted = useRef(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    fillIn(form, fields, texts(Object.entries(readStoredObject("sessionStorage", KEY))));
    const keep = () => {
      const answers = isPosted.current ? {} : givenAnswers(form, fields);
      const isEmpty = Object.keys(answers).length === 0;
      store("sessionStorage", KEY, isEmpty ? undefined : JSON.stringify(answers));
      // The Back button may restore this very page.
      isPosted.current = false;
    };
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [formRef, fields]);

  return {
    /** The form is being posted as a plain form: there is nothing to keep. */
    markAsPosted() {
      isPosted.current = true;
    },
  };
}
