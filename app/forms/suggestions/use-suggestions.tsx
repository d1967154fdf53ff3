import { suggestion as words } from "#content/suggestion.ts";
import { type ReactNode, type RefObject, useState } from "react";

import { isControl } from "../form-controls.ts";
import { loadCheckAndSend } from "../use-form-submission.ts";

/** The fields in which mistakes are common that a rule cannot tell from what was meant. */
const FIELDS = ["email", "phoneNumber"] as const;

/**
 * "Did you mean …?" beneath a form's e-mail address and phone number: a hint, never an error.
 * Spread `listeners` on the form, and give each field its suggestion.
 */
export function useSuggestions(
  form: RefObject<HTMLFormElement | null>,
  isButtonPressed: RefObject<boolean>,
) {
  /** By field: null while there is none; a field that nobody has been in is missing. */
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
    // As if it was typed: whoever keeps the answers hears of it.
    control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }

  return {
    listeners: {
      /** The live region is there before its words come: screen readers miss it otherwise. */
      onFocus: ({ target }: { target: unknown }) => {
        const control = controlOf(target);
        if (control) setSuggested((before) => ({ [control.name]: null, ...before }));
      },
      onBlur({ target }: { target: unknown }) {
        if (!isButtonPressed.current) void suggest(target);
      },
      // What is typed now may be no mistake any more.
      onChange({ target }: { target: unknown }) {
        const control = controlOf(target);
        if (control && suggested[control.name]) show(control.name, null);
      },
    },
    /** Looks at every answer: after a submit that failed, and once the form is emptied. */
    suggestAll: () =>
      FIELDS.forEach((field) => void suggest(form.current?.elements.namedItem(field))),
    /** A field's suggestion, as `Field` takes it. */
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
