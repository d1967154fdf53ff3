import { applicationFields } from "#content/form-texts/application-form.ts";
import type { FormValues } from "#forms/contract.ts";

import { ANSWERS_FRAGMENT } from "../../../forms/application/application-draft.ts";
import { texts } from "../../../forms/read-form.ts";

/** The answers that an applicant takes to another device. */
export interface TransferredAnswers {
  /** The filled-in form's id: the same answers sent from both devices are one application. */
  formId: string;
  answers: FormValues;
}

/** A text as the fragment of a link: its bytes in Base64, with characters that URLs allow. */
export function fragmentOf(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  const code = btoa(bytes.join(""));
  return ANSWERS_FRAGMENT + code.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * The text in a fragment.
 * @throws if it is not Base64
 */
export function textIn(fragment: string): string {
  const code = fragment.slice(ANSWERS_FRAGMENT.length).replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(code), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

/**
 * The answers in the text of a link or a file.
 * @throws if it contains none
 */
export function answersIn(text: string): TransferredAnswers {
  const { formId, answers }: Record<string, unknown> = { ...JSON.parse(text) };
  const given = texts(Object.entries({ ...Object(answers) }));
  const known = applicationFields.flatMap((field) => {
    const answer = given[field];
    return answer ? [[field, answer] as const] : [];
  });
  if (typeof formId !== "string" || !/^[0-9a-f]{32}$/.test(formId) || known.length === 0) {
    throw new TypeError("The text contains no answers.");
  }
  return { formId, answers: Object.fromEntries(known) };
}
