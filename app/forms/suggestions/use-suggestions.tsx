import { type PointerEvent, type RefObject, useRef, useState } from "react";

import { isControl, replaceAnswer } from "../form-controls.ts";
import { loadCheckAndSend } from "../sending/use-form-submission.ts";
import type { Suggestion } from "./suggest-answer.ts";

/** Fields whose typical mistakes validation cannot detect. */
const FIELDS = /^(email|phoneNumber|dateOfBirth)$/;

/**
 * A hint below a form's email address, phone number and date of birth, such as "Did you mean …?":
 * never an error. Spread `listeners` on the form, and pass each field its suggestion.
 */
export function useSuggestions(form: RefObject<HTMLFormElement | null>) {
  // Text that appears while a button is being pressed would shift it away from the pointer.
  const isButtonPressed = useRef(false);
  /** The suggestion of each field: null if there is none; missing before the first focus. */
  const [suggestions, setSuggestions] = useState<Readonly<Record<string, Suggestion | null>>>({});

  async function suggest(target: unknown, isAsked: boolean) {
    if (!isControl(target) || !FIELDS.test(target.name)) return;
    const module = isAsked ? await loadCheckAndSend().catch(() => undefined) : undefined;
    const suggestion = module?.suggestionFor(target.name, target.value) ?? null;
    setSuggestions((before) =>
      before[target.name] === suggestion ? before : { ...before, [target.name]: suggestion },
    );
  }

  function accept(field: string, answer: string) {
    const control = form.current?.elements.namedItem(field);
    if (isControl(control)) replaceAnswer(control, answer);
  }

  function endPress() {
    isButtonPressed.current = false;
  }

  return {
    isButtonPressed,
    listeners: {
      onPointerDown({ target }: PointerEvent) {
        isButtonPressed.current = target instanceof Element && target.closest("button") !== null;
      },
      onClick: endPress,
      // A press that is released outside the button fires no click: the next key ends it.
      onKeyDown: endPress,
      // Renders an empty live region first: screen readers miss text that is inserted with it.
      // Also hides a suggestion that was just accepted, which moves the focus back to the field.
      onFocus: ({ target }: { target: unknown }) =>
        void suggest(target, isControl(target) && Boolean(suggestions[target.name])),
      onBlur: ({ target }: { target: unknown }) =>
        isButtonPressed.current || void suggest(target, true),
      // Hide a suggestion as soon as the answer changes.
      onChange: ({ target }: { target: unknown }) => void suggest(target, false),
    },
    /** Updates all suggestions; call it after a rejected submit and when the form is emptied. */
    suggestAll() {
      for (const control of form.current?.elements ?? []) void suggest(control, true);
    },
    /** A field's suggestion, for the prop of `Field`. */
    of(field: string) {
      const suggestion = suggestions[field];
      if (!suggestion) return suggestion;
      const { before, answer, after } = suggestion;
      return (
        <p>
          {before}
          {answer && (
            <button
              type="button"
              onClick={() => accept(field, answer)}
              className="inline-block min-h-11 cursor-pointer py-2 font-medium break-all text-link underline underline-offset-4"
            >
              {answer}
            </button>
          )}
          {after}
        </p>
      );
    },
  };
}
