import { type RefObject, useEffect, useRef } from "react";

import { readDated, storeDated } from "../../ui/browser-storage.ts";
import { fillIn, givenAnswers } from "../form-controls.ts";
import { texts } from "../read-form.ts";
import { newFormId } from "../sending/form-id.ts";

const KEY = "contact-message";

/** Keeps an unsent message in sessionStorage, so that it survives a full page load in this tab. */
export function useMessageDraft(
  formRef: RefObject<HTMLFormElement | null>,
  fields: readonly string[],
) {
  const isPosted = useRef(false);
  /** Kept with the message: the server recognises one that it has already accepted. */
  const formIdRef = useRef("");

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const kept = texts(Object.entries(readDated("sessionStorage", KEY)));
    formIdRef.current = kept["formId"] ?? newFormId();
    fillIn(form, kept);
    // On phones the form is closed at first.
    if (Object.keys(kept).length > 0) form.closest("details")?.toggleAttribute("open", true);
    const keep = () => {
      const answers = isPosted.current ? {} : givenAnswers(form, fields);
      const isEmpty = Object.keys(answers).length === 0;
      const message = { ...answers, formId: formIdRef.current };
      storeDated("sessionStorage", KEY, isEmpty ? undefined : message);
    };
    // The back/forward cache may restore this page, whose message must then be kept again.
    const keepAgain = () => {
      isPosted.current = false;
    };
    const listening = new AbortController();
    const { signal } = listening;
    // Phones may discard a hidden tab without a `pagehide`; Safari leaves a page without the other.
    document.addEventListener("visibilitychange", keep, { signal });
    window.addEventListener("pagehide", keep, { signal });
    window.addEventListener("pageshow", keepAgain, { signal });
    return () => listening.abort();
  }, [formRef, fields]);

  return {
    formIdRef,
    /** Call when the browser posts the form itself: the message is then not kept. */
    markAsPosted() {
      isPosted.current = true;
    },
  };
}
