import { suggestion as words } from "#content/form-texts/suggestion-text.ts";
import { isUnlikelyBirthDate } from "#forms/birth-date.ts";

import { today } from "../../ui/use-today.ts";
import { suggestEmail } from "./suggest-email.ts";
import { suggestPhoneNumber } from "./suggest-phone-number.ts";

/** A hint below a field; its answer, if it has one, is a button that replaces the field's. */
export interface Suggestion {
  before: string;
  answer?: string;
  after?: string;
}

/** Returns a probable correction of an answer; undefined if there is none. */
const corrections: ReadonlyMap<string, (answer: string) => string | undefined> = new Map([
  ["email", suggestEmail],
  ["phoneNumber", suggestPhoneNumber],
]);

/** Returns "Did you mean …?" for a field's answer, a question about a date of birth, or null. */
export function suggestionFor(field: string, value: string): Suggestion | null {
  if (field === "dateOfBirth" && isUnlikelyBirthDate(value, today())) {
    return { before: words.dateOfBirth };
  }
  const answer = corrections.get(field)?.(value);
  return answer ? { before: `${words.before} `, answer, after: words.after } : null;
}
