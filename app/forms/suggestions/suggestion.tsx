import { suggestion as words } from "#content/form-texts/suggestion-text.ts";
import type { ReactNode } from "react";

import { replaceAnswer } from "../form-controls.ts";
import { suggestAnswer } from "./suggest-answer.ts";

/**
 * Returns "Did you mean …?" for a control's answer, or null. Not part of use-suggestions.ts, which
 * loads with every page: this file loads with the form's validation.
 */
export function suggestionFor(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
): ReactNode {
  const answer = suggestAnswer(control.name, control.value);
  if (!answer) return null;

  return (
    <p className="text-sm">
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
