import { type ReactNode, type RefObject, useState } from "react";

import { isControl } from "../form-controls.ts";
import { loadCheckAndSend } from "../sending/use-form-submission.ts";

/** Fields whose typical mistakes validation cannot detect. */
const FIELDS = /^(email|phoneNumber|dateOfBirth)$/;

/**
 * A hint below a form's email address, phone number and date of birth, such as "Did you mean …?":
 * never an error. Spread `listeners` on the form, and pass each field its suggestion.
 */
export function useSuggestions(
  form: RefObject<HTMLFormElement | null>,
  isButtonPressed: RefObject<boolean>,
) {
  /** The suggestion of each field: null if there is none; missing before the first focus. */
  const [suggestions, setSuggestions] = useState<Readonly<Record<string, ReactNode>>>({});

  async function suggest(target: unknown, isAsked: boolean) {
    if (!isControl(target) || !FIELDS.test(target.name)) return;
    const module = isAsked ? await loadCheckAndSend().catch(() => undefined) : undefined;
    const suggestion = module?.suggestionFor(target) ?? null;
    setSuggestions((before) =>
      before[target.name] === suggestion ? before : { ...before, [target.name]: suggestion },
    );
  }

  return {
    listeners: {
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
    of: (field: string) => suggestions[field],
  };
}
