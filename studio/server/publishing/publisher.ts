import { join } from "node:path";

import { contentChanges } from "../../../publish/content-changes.ts";
import { releaseBefore, switchTo } from "../../../publish/kept-releases.ts";
import { publish } from "../../../publish/publish.ts";
import { problemSentences, type StepReport, stepTitles } from "../../../publish/steps.ts";
import { currentRelease, RELEASES } from "../../../server/releases/release-folder.ts";
import type { PublishProgress } from "../../contract/publishing.ts";
import type { Studio } from "../../contract/studio.ts";
import { changeInWords, historyRows } from "./publish-history.ts";
import { momentOf } from "../school-times.ts";

/** Entries of the history on one page. */
const PAGE = 25;

interface Services {
  /** The folder of the site. */
  site: string;
  /** The system user who runs the studio. */
  user: string;
  /** The school’s time zone. */
  timeZone: () => string;
  now: () => number;
}

/** Publishes and undoes, as `npm run publish` and `npm run undo` do, and reports the progress. */
export function createPublisher({ site, user, timeZone, now }: Services): Studio["publishing"] {
  let progress: PublishProgress | undefined;

  async function run(): Promise<void> {
    const reports = new Map<string, StepReport>();
    const tell = (state: PublishProgress["state"], sentences: readonly string[] = []) => {
      const steps = Object.entries(stepTitles).map(([name, title]) => ({
        name,
        title,
        state: reports.get(name)?.state ?? ("waiting" as const),
        sentences: reports.get(name)?.sentences ?? [],
      }));
      progress = { state, steps, sentences };
    };
    tell("running");
    try {
      await publish({
        site,
        user,
        now,
        onStep(report) {
          reports.set(report.step, report);
          tell("running");
        },
      });
      tell("published");
    } catch (error) {
      const isToldByStep = reports.size > 0;
      tell("failed", isToldByStep ? [] : problemSentences(error));
    }
  }

  return {
    read(from) {
      const current = currentRelease(join(site, RELEASES));
      const changes = current && contentChanges(join(site, RELEASES, current), site);
      // A finished publish is not shown once content has changed again: “Published” would mislead.
      const isOver = progress?.state === "published" && changes && changes.length > 0;
      const rows = historyRows(site, timeZone());
      const before = releaseBefore(site);
      return Promise.resolve({
        progress: isOver ? undefined : progress,
        changes: changes ? changes.map(changeInWords) : undefined,
        history: rows.slice(from, from + PAGE),
        olderFrom: rows.length > from + PAGE ? from + PAGE : undefined,
        before: before && { ...momentOf(before.publishedAt, timeZone()), release: before.name },
      });
    },
    start() {
      if (progress?.state !== "running") void run();
    },
    async switchTo(name) {
      try {
        const { publishedAt } = await switchTo({ site, user, now }, name);
        progress = undefined;
        return { ok: true, at: momentOf(publishedAt, timeZone()) };
      } catch (error) {
        return { ok: false, sentences: problemSentences(error) };
      }
    },
  };
}
