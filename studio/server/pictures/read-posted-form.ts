import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";

import type { PostedFile, PostedForm } from "../../contract/content-editing.ts";

/** The largest file in bytes: a phone's photo of 108 megapixels has some 30 MB. */
export const LARGEST_FILE = 60_000_000;
/** The largest size in bytes of all files in a form, which are in memory until they are stored. */
export const LARGEST_FORM = 120_000_000;
/** The longest text of a field, and of all fields of a form, in bytes. */
const LONGEST_FIELD = 100_000;
const LONGEST_TEXTS = 2_000_000;
/** In bytes. Larger requests are refused, even if most of their bytes would be discarded. */
const MOST_BYTES = 1_000_000_000;

/**
 * Reads a posted form as a stream. The rest of a file that is too large is discarded, so that the
 * fields after the file are not lost; nothing is written to the disk.
 * @throws {Response} when the form cannot be read, or while another one with files is being read
 */
export async function readPostedForm(request: Request): Promise<PostedForm> {
  const texts = new Map<string, string>();
  const files = new Map<string, Promise<PostedFile>>();
  let held = 0;
  let textBytes = 0;
  let refusal: Response | undefined;
  let hasFiles = false;
  const refuse = (sentence: string, status: number) => {
    refusal ??= new Response(sentence, { status });
    parser.destroy(new Error(sentence));
  };
  const parser = openParser(request.headers.get("Content-Type") ?? "");
  parser.on("field", (name, value, _isNameCut, isCut) => {
    texts.set(name, value);
    textBytes += Buffer.byteLength(value);
    if (isCut || textBytes > LONGEST_TEXTS) refuse(TOO_LONG, 413);
  });
  parser.on("fieldsLimit", () => refuse(TOO_LONG, 413));
  parser.on("file", (name, stream, fileName) => {
    // A control without a chosen file sends an empty one.
    if (!fileName) return void stream.resume();
    // Files are in memory: those of one form at a time.
    if (!hasFiles && isReadingFiles) {
      stream.resume();
      return refuse(BUSY, 503);
    }
    hasFiles = true;
    isReadingFiles = true;
    const file = collect(stream);
    // An interrupted file is reported by the pipeline.
    file.catch(() => {});
    files.set(name, file);
  });

  async function collect(stream: BusboyFileStream): Promise<PostedFile> {
    const chunks: Buffer[] = [];
    let length = 0;
    let isTooLarge = false;
    for await (const chunk of stream) {
      if (!Buffer.isBuffer(chunk) || isTooLarge) continue;
      chunks.push(chunk);
      length += chunk.length;
      isTooLarge = held + length > LARGEST_FORM;
      if (isTooLarge) chunks.length = 0;
    }
    if (isTooLarge || stream.truncated) return { bytes: new Uint8Array(), isTooLarge: true };
    held += length;
    return { bytes: Buffer.concat(chunks), isTooLarge: false };
  }

  const body = request.body;
  if (!body) return { texts, files: new Map() };
  try {
    await pipeline(Readable.fromWeb(asNodeStream(body)), limited(), parser);
    const read = await Promise.all(
      [...files].map(async ([name, file]) => [name, await file] as const),
    );
    return { texts, files: new Map(read) };
  } catch {
    throw refusal ?? new Response(UNREADABLE, { status: 400 });
  } finally {
    if (hasFiles) isReadingFiles = false;
  }
}

/** Whether the files of a form are arriving. */
let isReadingFiles = false;

const TOO_LONG = "A text is too long, so nothing was changed. Go back, shorten it, and save again.";
const BUSY = "Somebody else is saving pictures. Nothing was changed: save again in a moment.";
const UNREADABLE =
  "The form did not arrive whole, so nothing was changed. Go back, and save again.";

function openParser(type: string) {
  try {
    return new Busboy({
      headers: { "content-type": type },
      limits: {
        fileSize: LARGEST_FILE,
        fieldSize: LONGEST_FIELD,
        fieldNameSize: 300,
        fields: 5000,
        files: 100,
      },
    });
  } catch {
    throw new Response(UNREADABLE, { status: 400 });
  }
}

function limited(): Transform {
  let count = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      if (count > MOST_BYTES) done(new Error("The form is too large."));
      else done(null, chunk);
    },
  });
}

/** Both types describe the same class; the DOM's lacks what Node adds. */
function asNodeStream(body: Request["body"]): ReadableStream {
  return body as ReadableStream;
}
