import { join } from "node:path";
import type { Content } from "#content/content.ts";

import { hasBuild } from "../../../render/pages-build.ts";
import { renderInChild } from "../../../render/render-in-child.ts";
import { cacheKey, RENDERED } from "../../../render/rendered-cache.ts";
import type { Clock } from "../../core/clock.ts";
import { type Log, withoutAddresses } from "../../core/log.ts";
import { type Settings, SettingsError } from "../../core/settings/settings.ts";
import { type BuiltFiles, readSiteFiles } from "../files/built-files.ts";
import { keepAssets, keepGenerated } from "../files/previous-build-assets.ts";
import { openPages } from "./open-pages.ts";
import type { PageSet } from "./page-set.ts";

interface Services {
  /** Returns the content of the build's pages. */
  content: () => Content;
  settings: Pick<Settings, "siteUrl" | "mailApiUrl">;
  clock: Clock;
  log: Log;
  /** The folder in which the site keeps what it has received and rendered. */
  data: string;
}

/** A build that is being served. */
export interface OpenBuild {
  /** The files that do not depend on the content. */
  files: BuiltFiles;
  pages: PageSet;
  /** The folder with the assets of this build and of earlier ones. */
  keptAssets: string;
  /** Stops rendering the pages of the next days. */
  stop: () => void;
}

/**
 * Opens a build with its pages of today, and keeps its assets for pages that stay open during an
 * update; if that fails, it is only logged.
 * @throws {SettingsError} when there is no build
 */
export async function openBuild(
  folder: string,
  { content: contentOf, settings, clock, log, data }: Services,
): Promise<OpenBuild> {
  if (!hasBuild(folder)) {
    throw new SettingsError("There is no build to serve yet. Run: npm run build");
  }
  const content = contentOf();
  const { siteUrl, mailApiUrl } = settings;
  const keptAssets = join(data, "assets");
  const keep = (write: () => void) => {
    try {
      write();
    } catch (error) {
      log.warn(
        { cause: withoutAddresses(error) },
        "Could not keep this build's files for the next one",
      );
    }
  };
  keep(() => keepAssets(join(folder, "client/assets"), keptAssets, clock.now()));
  const { pages, stop } = await openPages({
    clock,
    log,
    timeZone: content.school.timeZone,
    render: (day, signal) =>
      renderInChild({ folder, content, settings: { day, siteUrl, mailApiUrl } }, signal),
    onRendered: (site) => keep(() => keepGenerated(site, keptAssets, clock.now())),
    cache: {
      folder: join(data, RENDERED),
      ofBuild: join(folder, RENDERED),
      key: cacheKey(folder, content, { siteUrl, mailApiUrl }),
    },
  });
  return {
    files: readSiteFiles(folder),
    pages,
    keptAssets,
    stop,
  };
}
