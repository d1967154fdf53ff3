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

/** A text as the fragment of a link, compressed. */
export async function fragmentOf(text: string): Promise<string> {
  // "deflate" appends a checksum, which reveals a damaged link.
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return ANSWERS_FRAGMENT + base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * The text in a fragment.
 * @throws if the fragment is damaged
 */
export async function textIn(fragment: string): Promise<string> {
  const code = fragment.slice(ANSWERS_FRAGMENT.length).replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(code), (character) => character.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(unpacked).text();
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
