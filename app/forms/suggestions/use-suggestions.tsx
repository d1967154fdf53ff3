import { suggestion as words } from "#content/suggestion.ts";
import { type ReactNode, type RefObject, useState } from "react";

import { isControl } from "../form-controls.ts";
import { loadCheckAndSend } from "../use-form-submission.ts";

/** Fields whose typical mistakes validation cannot detect. */
const FIELDS = ["email", "phoneNumber"] as const;

/**
 * "Did you mean …?" below a form's email address and phone number: a hint, never an error. Spread
 * `listeners` on the form, and pass each field its suggestion.
 */
export function useSuggestions(
  form: RefObject<HTMLFormElement | null>,
  isButtonPressed: RefObject<boolean>,
) {
  /** The suggestion of each field: null if there is none; missing before the first focus. */
  const [suggested, setSuggested] = useState<Readonly<Record<string, string | null>>>({});

  const show = (field: string, answer: string | null) =>
    setSuggested((before) => (before[field] === answer ? before : { ...before, [field]: answer }));

  function controlOf(target: unknown) {
    return isControl(target) && FIELDS.some((field) => field === target.name) ? target : undefined;
  }

  async function suggest(target: unknown) {
    const control = controlOf(target);
    if (!control) return;
    const module = await loadCheckAndSend().catch(() => undefined);
    show(control.name, module?.suggestAnswer(control.name, control.value) ?? null);
  }

  function accept(field: string, answer: string) {
    const control = controlOf(form.current?.elements.namedItem(field));
    if (!control) return;
    control.value = answer;
    control.focus();
    show(field, null);
    // Assigning `value` fires no event, but the draft is saved on `input`.
    control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }

  return {
    listeners: {
      /** Renders the live region before its text: screen readers miss text inserted with it. */
      onFocus: ({ target }: { target: unknown }) => {
        const control = controlOf(target);
        if (control) setSuggested((before) => ({ [control.name]: null, ...before }));
      },
      onBlur({ target }: { target: unknown }) {
        if (!isButtonPressed.current) void suggest(target);
      },
      // Hide a suggestion as soon as the answer changes.
      onChange({ target }: { target: unknown }) {
        const control = controlOf(target);
        if (control && suggested[control.name]) show(control.name, null);
      },
    },
    /** Updates all suggestions; call it after a rejected submit and when the form is emptied. */
    suggestAll: () =>
      FIELDS.forEach((field) => void suggest(form.current?.elements.namedItem(field))),
    /** A field's suggestion, for the prop of `Field`. */
    of(field: string): ReactNode {
      const answer = suggested[field];
      if (!answer) return answer;
      return (
        <p className="text-sm">
          {words.before}{" "}
          <button
            type="button"
            onClick={() => accept(field, answer)}
            className="inline-block min-h-11 cursor-pointer py-2 font-medium break-all text-link underline underline-offset-4"
          >
            {answer}
          </button>
          {words.after}
        </p>
      );
    },
  };
}
