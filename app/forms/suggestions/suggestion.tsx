import { suggestion as words } from "#content/form-texts/suggestion-text.ts";
import { isUnlikelyBirthDate } from "#forms/birth-date.ts";
import type { ReactNode } from "react";

import { today } from "../../ui/use-today.ts";
import { suggestAnswer } from "./suggest-answer.ts";

/**
 * Returns "Did you mean …?" for a control's answer, a question about a date of birth, or null. Not
 * part of use-suggestions.ts, which loads with every page: this file loads with the validation.
 */
export function suggestionFor(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
): ReactNode {
  if (control.name === "dateOfBirth" && isUnlikelyBirthDate(control.value, today()))
    return words.dateOfBirth;
  const answer = suggestAnswer(control.name, control.value);
  if (!answer) return null;

  function accept(meant: string) {
    control.value = meant;
    control.focus();
    // Assigning `value` fires no event, but the draft is saved on `input`.
    control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }

  return (
    <p>
      {words.before}{" "}
      <button
        type="button"
        onClick={() => accept(answer)}
        className="inline-block min-h-11 cursor-pointer py-2 font-medium break-all text-link underline underline-offset-4"
      >
        {answer}
      </button>
      {words.after}
    </p>
  );
}
