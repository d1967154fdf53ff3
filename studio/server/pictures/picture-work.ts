import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer, text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";

import { RefusedFile, refusals, TOO_MUCH_MEMORY } from "./refused-file.ts";
import type { PictureJob, PictureResults } from "./run-picture-work.ts";

const LIMITS = {
  /** Milliseconds; all sizes of a picture for a whole screen take up to twelve seconds. */
  time: 60_000,
  /** Bytes of memory; a photo of 108 megapixels takes 300 MB, a progressive one of 40 no less. */
  memory: 350_000_000,
};
const PROGRAM = fileURLToPath(new URL("run-picture-work.ts", import.meta.url));

/**
 * Decodes a picture in another process, which neither a malicious nor a huge file can make fail,
 * stop or fill the studio’s.
 * @throws {RefusedFile} with what is wrong with the file
 */
export async function workOnPicture<Kind extends PictureJob["kind"]>(
  job: Extract<PictureJob, { kind: Kind }>,
  limits = LIMITS,
): Promise<PictureResults[Kind]> {
  const child = spawn(process.execPath, [PROGRAM, String(limits.memory)], {
    // Of the environment, only what starts a program: a file must not reach the site's secrets.
    env: { PATH: process.env["PATH"] },
    stdio: ["pipe", "pipe", "pipe"],
    timeout: limits.time,
    killSignal: "SIGKILL",
  });
  // A process that ended before it had read everything is reported by its exit code.
  child.stdin.on("error", () => {});
  child.stdin.end(serialize(job));
  const [output, errors, [code, signal]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  if (signal !== null || code === TOO_MUCH_MEMORY) throw new RefusedFile(refusals.tooMuchWork);
  if (code !== 0) throw new RefusedFile(refusals.noProgram, { cause: errors.slice(-2000) });
  const outcome: { result: PictureResults[PictureJob["kind"]] } | { refused: string } =
    deserialize(output);
  if ("refused" in outcome) throw new RefusedFile(outcome.refused);
  return outcome.result as PictureResults[Kind];
}
