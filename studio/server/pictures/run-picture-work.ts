import { buffer } from "node:stream/consumers";
import { deserialize, serialize } from "node:v8";

import { makeOriginal, measureColours, renderPart } from "./decode-upload.ts";
import { type PictureJob, type PictureOutcome, TOO_MUCH_MEMORY } from "./picture-work.ts";
import { RefusedFile } from "./refused-file.ts";

/* Works on one picture, and ends: see picture-work.ts. */

/** Milliseconds between two looks at the memory. */
const LOOK_EVERY = 20;

const [, , most] = process.argv;
// Decoders run in threads, and their memory is not JavaScript's: only the process knows of it.
setInterval(() => {
  if (process.memoryUsage.rss() > Number(most)) process.exit(TOO_MUCH_MEMORY);
}, LOOK_EVERY).unref();

const outcome = await work(deserialize(await buffer(process.stdin)));
process.stdout.write(serialize(outcome));

async function work(job: PictureJob): Promise<PictureOutcome> {
  try {
    return { result: await resultOf(job) };
  } catch (error) {
    if (error instanceof RefusedFile) return { refused: error.message };
    throw error;
  }
}

async function resultOf(job: PictureJob) {
  switch (job.kind) {
    case "original":
      return makeOriginal(Buffer.from(job.bytes));
    case "colours":
      return measureColours(Buffer.from(job.bytes));
    default: {
      const { original, crops, focus } = job;
      const parts = [];
      for (const shape of crops) parts.push(await renderPart(original, shape, focus));
      return parts;
    }
  }
}
