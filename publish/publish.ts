import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { programFingerprint } from "#server/releases/program-fingerprint.ts";
import {
  currentRelease,
  momentOf,
  releaseNames,
  RELEASES,
  UNFINISHED,
  unfinishedReleases,
} from "#server/releases/release-folder.ts";
import { RECORD, type ReleaseRecord } from "#server/releases/release-record.ts";
import { type Build, buildPages, buildRelease } from "./build-release.ts";
import { validateContent } from "./validate-content.ts";
import { commitContent } from "./commit-content.ts";
import { folderChanges } from "./folder-changes.ts";
import { addToHistory } from "./history.ts";
import { problemSentences, PublishProblem } from "#server/publish/publish-problem.ts";
import { type OnStep, type StepName } from "./steps.ts";
import { pointTo, pruneReleases, syncFiles } from "./switch-release.ts";
import { tryRelease } from "./try-release.ts";
import { withPublishLock } from "./with-publish-lock.ts";

interface Publisher {
  /** The folder of the site. */
  site: string;
  /** The system user who publishes. */
  user: string;
  /** Milliseconds since 1970. */
  now: () => number;
  onStep: OnStep;
  build?: Build;
}

/**
 * Publishes the content as it is: checks, builds and tries it in a folder of its own, and only then
 * lets visitors see it. If one of these steps fails, the site stays as it was.
 * @throws {PublishProblem} with sentences for the person who publishes
 */
export function publish(publisher: Publisher): Promise<ReleaseRecord> {
  const releases = join(publisher.site, RELEASES);
  mkdirSync(releases, { recursive: true });
  return withPublishLock(releases, publisher, () => makeRelease(releases, publisher));
}

async function makeRelease(releases: string, publisher: Publisher): Promise<ReleaseRecord> {
  const { site, user, now, onStep, build = buildPages } = publisher;
  const current = currentRelease(releases);
  const previous = current && join(releases, current);
  const leftovers = removeUnfinished(releases);
  const name = nextName(releases, now());
  const unfinished = join(releases, UNFINISHED + name);

  async function step<Result>(which: StepName, run: () => Result | Promise<Result>) {
    onStep({ step: which, state: "started", sentences: which === "check" ? leftovers : [] });
    try {
      const result = await run();
      onStep({ step: which, state: "done", sentences: [] });
      return result;
    } catch (error) {
      const sentences = [...problemSentences(error), "Visitors see the site as it was before."];
      onStep({ step: which, state: "failed", sentences });
      throw new PublishProblem(...sentences);
    }
  }

  try {
    await step("check", () => validateContent(site, previous));
    mkdirSync(unfinished);
    const source = await step("build", () => buildRelease(site, unfinished, build));
    await step("try", () => tryRelease(unfinished));
    const record: ReleaseRecord = {
      name,
      publishedAt: new Date(now()).toISOString(),
      publishedBy: user,
      changes: previous ? folderChanges(previous, unfinished) : [],
      source,
      program: programFingerprint(unfinished),
      before: current ?? null,
    };
    await step("switch", () => {
      writeFileSync(join(unfinished, RECORD), JSON.stringify(record, null, 2));
      syncFiles(unfinished);
      renameSync(unfinished, join(releases, name));
      pointTo(releases, name);
    });
    await keep(releases, publisher, record);
    return record;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Runs after the release is live: reports a failure, which changes nothing for visitors. */
async function keep(releases: string, { site, onStep }: Publisher, record: ReleaseRecord) {
  const step = "keep";
  onStep({ step, state: "started", sentences: [] });
  try {
    const { publishedAt: at, publishedBy: by, name: release, changes } = record;
    addToHistory(releases, { at, by, action: "published", release, changes });
    const aboutGit = await commitContent(site, commitSubject(record));
    pruneReleases(releases);
    onStep({ step, state: "done", sentences: aboutGit ? [aboutGit] : [] });
  } catch (error) {
    const sentences = ["The site was published, with one problem:", ...problemSentences(error)];
    onStep({ step, state: "failed", sentences });
  }
}

/** A release name that sorts after all others, even if the clock was set back. */
function nextName(releases: string, now: number): string {
  const [newest] = releaseNames(releases);
  const least = newest === undefined ? 0 : momentOf(newest) + 1000;
  const moment = new Date(Math.max(now, least)).toISOString();
  return `${moment.slice(0, 19).replaceAll(":", "-")}Z`;
}

/** Removes what a killed publish left behind; returns a sentence about it, if there was any. */
function removeUnfinished(releases: string): string[] {
  const names = unfinishedReleases(releases);
  for (const name of names) rmSync(join(releases, name), { recursive: true, force: true });
  return names.length > 0
    ? ["The last publish was interrupted before visitors saw anything of it. It begins anew."]
    : [];
}

function commitSubject({ changes }: ReleaseRecord): string {
  const [first, ...more] = changes;
  const others = more.length > 0 ? ` and ${more.length} more` : "";
  const subject = first ? `content: publish ${first.field}${others}` : "content: publish";
  return subject.length > 72 ? `content: publish ${changes.length} changes` : subject;
}
