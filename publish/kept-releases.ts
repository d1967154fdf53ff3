import { join } from "node:path";

import { currentRelease, RELEASES, releaseNames } from "#server/releases/release-folder.ts";
import { readReleaseRecord, type ReleaseRecord } from "#server/releases/release-record.ts";
import { addToHistory } from "./history.ts";
import { PublishProblem } from "#server/publish/publish-problem.ts";
import { pointTo } from "./switch-release.ts";
import { withPublishLock } from "./with-publish-lock.ts";

/** A release that visitors see, or could see again. */
interface KeptRelease extends ReleaseRecord {
  isCurrent: boolean;
}

interface Switcher {
  site: string;
  user: string;
  now: () => number;
}

/** The kept releases, the newest first. One whose record cannot be read is left out. */
export function keptReleases(site: string): KeptRelease[] {
  const releases = join(site, RELEASES);
  const current = currentRelease(releases);
  return releaseNames(releases).flatMap((name) => {
    try {
      return [{ ...readReleaseRecord(join(releases, name)), isCurrent: name === current }];
    } catch {
      return [];
    }
  });
}

/**
 * Shows visitors a kept release again; content/ does not change.
 * @throws {PublishProblem} when the release is not kept, or somebody else is publishing
 */
export function switchTo(switcher: Switcher, name: string): Promise<ReleaseRecord> {
  const releases = join(switcher.site, RELEASES);
  return withPublishLock(releases, switcher, () => {
    const release = keptReleases(switcher.site).find((each) => each.name === name);
    if (!release) throw new PublishProblem(`There is no release ${name} any more.`);
    pointTo(releases, name);
    const at = new Date(switcher.now()).toISOString();
    addToHistory(releases, {
      at,
      by: switcher.user,
      action: "switched",
      release: name,
      changes: [],
    });
    return release;
  });
}

/**
 * The release that visitors saw before the current one was published, or else the next older one;
 * undefined if neither is kept.
 */
export function releaseBefore(site: string): KeptRelease | undefined {
  const kept = keptReleases(site);
  const index = kept.findIndex(({ isCurrent }) => isCurrent);
  const before = kept[index]?.before;
  return kept.find(({ name }) => name === before) ?? kept[index + 1];
}
