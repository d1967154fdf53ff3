import { suggestion as words } from "#content/form-texts/suggestion-text.ts";
import { isUnlikelyBirthDate } from "#forms/birth-date.ts";
import type { ReactNode } from "react";

import { replaceAnswer } from "../form-controls.ts";
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

  return (
    <p>
      {words.before}{" "}
      <button
        type="button"
        onClick={() => replaceAnswer(control, answer)}
        className="inline-block min-h-11 cursor-pointer py-2 font-medium break-all text-link underline underline-offset-4"
      >
        {answer}
      </button>
      {words.after}
    </p>
  );
}
