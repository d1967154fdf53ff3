import { applicationFields } from "#content/form-texts/application-form.ts";
import type { FormValues } from "#forms/contract.ts";

import { ANSWERS_FRAGMENT } from "../../../forms/application/application-draft.ts";
import { texts } from "../../../forms/read-form.ts";

/** The data that an applicant transfers to another device. */
export interface TransferredAnswers {
  /** The filled-in form's id: the same answers sent from both devices are one application. */
  formId: string;
  answers: FormValues;
}

/** The maximum size in bytes after decompression; no form that the server accepts is larger. */
const LARGEST = 200_000;

const FORM_ID = /^[0-9a-f]{32}$/;

/** Returns the fragment of a link, which contains the answers in compressed form. */
export async function fragmentOf(transferred: TransferredAnswers): Promise<string> {
  // "deflate" appends a checksum, which reveals a damaged link.
  const packed = new Blob([JSON.stringify(transferred)])
    .stream()
    .pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return ANSWERS_FRAGMENT + base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The answers in a fragment; undefined if the fragment is damaged. */
export async function answersInFragment(fragment: string): Promise<TransferredAnswers | undefined> {
  try {
    const base64 = fragment
      .slice(ANSWERS_FRAGMENT.length)
      .replaceAll("-", "+")
      .replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return parse(await textOf(unpacked));
  } catch {
    return undefined;
  }
}

/** The contents of a file with the answers: JSON, indented so that people can read it. */
export function fileTextOf(transferred: TransferredAnswers): string {
  return `${JSON.stringify(transferred, undefined, 2)}\n`;
}

/** The answers in a file; undefined if the file contains none or is damaged. */
export async function answersInFile(file: Blob): Promise<TransferredAnswers | undefined> {
  try {
    return parse(await textOf(file.stream()));
  } catch {
    return undefined;
  }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = stream.getReader();
  let text = "";
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > LARGEST) throw new RangeError("Too large");
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): TransferredAnswers | undefined {
  const { formId, answers }: Record<string, unknown> = { ...JSON.parse(text) };
  if (typeof formId !== "string" || !FORM_ID.test(formId)) return undefined;
  const given = texts(Object.entries({ ...Object(answers) }));
  const known = applicationFields.flatMap((field) => {
    const answer = given[field];
    return answer ? [[field, answer] as const] : [];
  });
  return known.length > 0 ? { formId, answers: Object.fromEntries(known) } : undefined;
}
