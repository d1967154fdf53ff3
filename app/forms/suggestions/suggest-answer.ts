import { suggestEmail } from "./suggest-email.ts";
import { suggestPhoneNumber } from "./suggest-phone-number.ts";

const suggestions: ReadonlyMap<string, (answer: string) => string | undefined> = new Map([
  ["email", suggestEmail],
  ["phoneNumber", suggestPhoneNumber],
]);

/** What a visitor probably meant by an answer, where that is something else. */
export function suggestAnswer(field: string, answer: string): string | undefined {
  return suggestions.get(field)?.(answer);
}
