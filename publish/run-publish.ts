import { userInfo } from "node:os";
import { parseArgs } from "node:util";

import { keptReleases, releaseBefore, switchTo } from "./kept-releases.ts";
import { publish } from "./publish.ts";
import { problemSentences, PublishProblem } from "#server/publish/publish-problem.ts";
import { type StepReport, stepTitles } from "./steps.ts";

const USAGE = `npm run publish                  shows visitors the content as it is now
npm run undo                     shows them the release before
npm run publish -- list          the releases that are kept
npm run publish -- use RELEASE   shows visitors one of them`;

const person = { site: ".", user: userInfo().username, now: Date.now };

function print({ step, state, sentences }: StepReport): void {
  const mark = { started: "…", done: "done", failed: "FAILED" }[state];
  if (state !== "done" || sentences.length > 0) console.log(`${stepTitles[step]}: ${mark}`);
  for (const sentence of sentences) console.log(`  ${sentence}`);
}

async function run([command = "now", name = "", ...more]: readonly string[]): Promise<void> {
  if (command === "now") {
    const { name: made, changes } = await publish({ ...person, onStep: print });
    console.log(`Published ${made}.`);
    for (const { field, before, after } of changes) {
      console.log(`  ${field}: ${before ?? "nothing"} → ${after ?? "nothing"}`);
    }
  } else if (command === "list") {
    for (const { name: kept, publishedBy, changes, isCurrent } of keptReleases(person.site)) {
      const fields = changes.map(({ field }) => field).join("; ");
      console.log(`${isCurrent ? "*" : " "} ${kept} ${publishedBy} ${fields}`);
    }
  } else if (command === "undo") {
    const before = releaseBefore(person.site);
    if (!before) throw new PublishProblem("There is no release before this one.");
    await switchTo(person, before.name);
    console.log(`Visitors see ${before.name} again. content/ was left as it is.`);
  } else if (command === "use" && name && more.length === 0) {
    await switchTo(person, name);
    console.log(`Visitors see ${name}. content/ was left as it is.`);
  } else {
    throw new PublishProblem(USAGE);
  }
}

try {
  await run(parseArgs({ allowPositionals: true }).positionals);
} catch (error) {
  for (const sentence of problemSentences(error)) console.error(sentence);
  process.exitCode = 1;
}
