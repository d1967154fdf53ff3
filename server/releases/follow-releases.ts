import { join } from "node:path";

import type { Clock } from "../core/clock.ts";
import { type Log, withoutAddresses } from "../core/log.ts";
import { programFingerprint } from "./program-fingerprint.ts";
import { publisherNow } from "./publish-lock.ts";
import { currentRelease, releaseNames, unfinishedReleases } from "./release-folder.ts";
import { readReleaseRecord } from "./release-record.ts";

/** Milliseconds between polls of the pointer file; `fs.watch` misses changes on network drives. */
const PAUSE = 500;

interface Services<Site> {
  /** The folder with the releases; it may not exist. */
  folder: string;
  clock: Pick<Clock, "after">;
  log: Log;
  /** Loads a release from its folder. */
  openRelease: (folder: string) => Promise<Site>;
  /** Loads `build/`, which is served until something is published. */
  openBuild: () => Promise<Site>;
}

/**
 * Loads the current release; if that fails, the newest other one that can be loaded, or the build.
 * When the pointer file names another release, loads it; if that fails, keeps the current site.
 * @throws when nothing can be loaded
 */
export async function followReleases<Site extends { stop?: () => void }>(services: Services<Site>) {
  const { folder, clock, log, openRelease, openBuild } = services;
  const ownProgram = currentRelease(folder) && programFingerprint(".");
  let seen = currentRelease(folder);
  let site = await openFirst();
  let isStopped = false;
  let cancel = clock.after(PAUSE, look);

  async function openFirst(): Promise<Site> {
    if (unfinishedReleases(folder).length > 0 && !publisherNow(folder)) {
      log.warn({ release: seen }, "The last publish was interrupted: the site is as it was before");
    }
    const names = seen ? [seen, ...releaseNames(folder).filter((name) => name !== seen)] : [];
    for (const name of names) {
      try {
        if (readReleaseRecord(join(folder, name)).program !== ownProgram) {
          log.warn(
            { release: name },
            "The program was changed since this release: publish again to use the new one",
          );
        }
        const opened = await openRelease(join(folder, name));
        log.info({ release: name }, "Serves a release");
        return opened;
      } catch (cause) {
        log.error({ release: name, cause: withoutAddresses(cause) }, "Cannot load a release");
      }
    }
    return openBuild();
  }

  function look(): void {
    void follow().finally(() => {
      if (!isStopped) cancel = clock.after(PAUSE, look);
    });
  }

  async function follow(): Promise<void> {
    const name = currentRelease(folder);
    if (name === undefined || name === seen) return;
    seen = name;
    try {
      if (
        readReleaseRecord(join(folder, name)).program !== (ownProgram ?? programFingerprint("."))
      ) {
        throw new Error("It was made by another version of the program. Restart the server.");
      }
      const before = site;
      site = await openRelease(join(folder, name));
      before.stop?.();
      log.info({ release: name }, "Serves another release from now on");
    } catch (cause) {
      log.error(
        { release: name, cause: withoutAddresses(cause) },
        "Cannot load the new release: the site stays as it is",
      );
    }
  }

  return {
    /** The site that is served now. */
    site: () => site,
    stop() {
      isStopped = true;
      cancel();
      site.stop?.();
    },
  };
}
