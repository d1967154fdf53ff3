import { applicationFields } from "#content/form-texts/application-form.ts";

import { ANSWERS_FRAGMENT } from "#app/forms/application/application-draft.ts";
import { texts } from "#app/forms/read-form.ts";

/** The number of bytes above which a text is no application. */
const MAX_SIZE = 200_000;

/** A text as the fragment of a link, compressed. */
export async function fragmentOf(text: string): Promise<string> {
  // "deflate" appends a checksum, which reveals a damaged link.
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return ANSWERS_FRAGMENT + base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * The answers in a fragment, with the filled-in form's id: the same answers sent from both devices
 * are one application.
 * @throws if it is damaged, too large, or contains none
 */
export async function answersIn(fragment: string) {
  const code = fragment.slice(ANSWERS_FRAGMENT.length).replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(code), (character) => character.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  const text = await new Response(unpacked.pipeThrough(sizeLimit())).text();
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

/** Ends a stream that is too long to be answers: a short link can unpack to gigabytes. */
function sizeLimit() {
  let size = 0;
  return new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > MAX_SIZE) throw new RangeError("The text is too large.");
      controller.enqueue(new Uint8Array(chunk));
    },
  });
}
