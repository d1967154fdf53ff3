import type { Content } from "../content.ts";
import { applicationFieldTexts } from "../form-texts/application-form.ts";
import { withOwnWords } from "./with-own-words.ts";

/** The texts of the application's fields as the form shows them: in the school's own words. */
export function ownFieldTexts({ words }: Pick<Content, "words">): typeof applicationFieldTexts {
  return withOwnWords(applicationFieldTexts, words.applicationFields);
}
