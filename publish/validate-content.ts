import { join } from "node:path";
import * as z from "zod";

import { runProgram } from "./run-program.ts";
import { PublishProblem } from "#server/publish/publish-problem.ts";

const sentenceList = z.array(z.string());

/**
 * @param previous the folder of the release that visitors see now
 * @throws {PublishProblem} for mistakes, and for placeholders that the release did not have
 */
export async function validateContent(site: string, previous: string | undefined): Promise<void> {
  const mistakes = await sentencesOf(site, "list-mistakes.ts");
  if (mistakes.length > 0) throw new PublishProblem(...mistakes);
  if (previous === undefined) return;
  const known = new Set(await sentencesOf(site, "list-placeholders.ts", previous));
  const added = (await sentencesOf(site, "list-placeholders.ts")).filter(
    (sentence) => !known.has(sentence),
  );
  if (added.length > 0) throw new PublishProblem(...added);
}

async function sentencesOf(site: string, program: string, ...options: string[]) {
  const { code, output, errors } = await runProgram(site, join("tools/build", program), options);
  if (code !== 0) {
    throw new PublishProblem(`The content could not be read. ${errors.trim().split("\n").at(-1)}`);
  }
  return sentenceList.parse(JSON.parse(output));
}
