import { suggestEmail } from "./suggest-email.ts";
import { suggestPhoneNumber } from "./suggest-phone-number.ts";

const suggestions: ReadonlyMap<string, (answer: string) => string | undefined> = new Map([
  ["email", suggestEmail],
  ["phoneNumber", suggestPhoneNumber],
]);

/** Returns a probable correction of a field's answer; undefined if there is none. */
export function suggestAnswer(field: string, answer: string): string | undefined {
  return suggestions.get(field)?.(answer);
}
