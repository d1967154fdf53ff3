import type { RequestListener, Server } from "node:http";
import { join } from "node:path";

import { followBuiltInContent } from "../content/files/built-in-content.ts";
import { loadPages, type PagesBuild } from "../render/pages-build.ts";
import type { Clock } from "./core/clock.ts";
import { type Log, orWarn } from "./core/log.ts";
import { dataFolder } from "./core/settings/database-url.ts";
import type { Settings } from "./core/settings/settings.ts";
import type { AppServices } from "./create-app.ts";
import { createDevelopmentServer } from "./http/pages/development-server.ts";
import type { ContentStore } from "./store/content/content-store.ts";
import { BUILD, createContentRenderer } from "./versions/content-renderer.ts";
import { chooseFirst } from "./versions/first-shown.ts";
import { followVersions, type Shown } from "./versions/follow-versions.ts";
import { openMailboxes } from "./versions/school-mailboxes.ts";
import { readLastShown, writeLastShown } from "./versions/last-shown.ts";
import { dayAt, loadEarlier, loadFirst, loadVersion } from "./versions/stored-content.ts";
import { readSiteFiles } from "./http/files/built-files.ts";
import { keepAssets } from "./http/files/previous-build-assets.ts";
import { serveVideos } from "./http/files/video-files.ts";
import { createPageSet } from "./http/pages/page-set.ts";

/** Where the documents name the school's mailbox. */
const MAILBOX = "school/email";

interface OpenBuildServices {
  contentStore: ContentStore;
  isReachable: boolean;
  settings: Pick<Settings, "siteUrl" | "mailApiUrl" | "database">;
  clock: Clock;
  log: Log;
  /** The name of this server, unique while it runs. */
  server: string;
  /** Called when the current version cannot be shown, or can be again. */
  onBehind: (isBehind: boolean) => void;
  onResponse: (status: number) => void;
}

interface OpenSite extends Pick<AppServices, "content" | "prepared" | "mailboxes"> {
  /** Loads the code of the pages, to answer a posted form. */
  loadBuild: () => Promise<PagesBuild>;
  /** Settles once the content is what the school has published, if anything: mails wait for it. */
  contentKnown: Promise<void>;
  /** The listener of the HTTP server, around the site's own. */
  listener: (site: RequestListener) => RequestListener;
  close: () => Promise<void>;
}

/** Opens the sources with the content in content/, each as it is at the moment. */
export async function openSources(server: Server, siteUrl: string | undefined): Promise<OpenSite> {
  const follow = followBuiltInContent();
  const mailboxes = new Set<string>();
  const content = () => {
    const current = follow();
    mailboxes.add(current.school.email);
    return current;
  };
  const development = await createDevelopmentServer(server, content, siteUrl);
  return {
    content,
    contentKnown: Promise.resolve(),
    prepared: undefined,
    mailboxes,
    ...development,
  };
}

/**
 * Opens the build with the pages of the current version of the content and follows it, and keeps the
 * build's assets for pages that stay open during an update; if that fails, it is only logged.
 * @throws {SentenceError} when there is no build
 */
export async function openBuild(services: OpenBuildServices): Promise<OpenSite> {
  const { contentStore: store, clock, log } = services;
  const data = dataFolder(services.settings);
  const renderer = createContentRenderer({ ...services, now: clock.now });
  const keptAssets = join(data, "assets");
  await orWarn(log, "Could not keep this build's files for the next one", () =>
    keepAssets(join(BUILD, "client/assets"), keptAssets, clock.now()),
  );
  const lastShown = await readLastShown(data, log);
  const first = await chooseFirst({
    log,
    wanted: services.isReachable
      ? await orWarn(log, "Starts with the content that was shown last", () => loadFirst(store))
      : undefined,
    lastShown,
    earlier: (number) => loadEarlier(store, number),
    renderer,
  });
  let { content, version } = first;
  const isSchools = Boolean(version) || first.stored === lastShown?.stored;
  const known = Promise.withResolvers<void>();
  const pages = createPageSet(first.site);
  const remember = (shown: Shown) => writeLastShown(data, shown, log);
  // The built-in content must not take the place of what the school has published.
  if (first.version) await remember(first);
  const { mailboxes, add } = await openMailboxes(data, log);
  const addMailboxes = async () => {
    await add([content.school.email]);
    await orWarn(log, "Could not read the mailboxes of before", async () =>
      add(await store.versions.valuesOf(MAILBOX)),
    );
  };
  void addMailboxes();
  const { stop } = followVersions(first, {
    ...services,
    async current() {
      const current = await store.versions.current();
      if (current === version) known.resolve();
      return current;
    },
    load: (number) => loadVersion(store, number),
    today: (stored) => dayAt(stored, clock.now()),
    renderer,
    report(problem) {
      services.onBehind(problem !== undefined);
      // Another server may show the version, and forms of its pages name its mailbox.
      if (problem) void addMailboxes();
      // What stays is the school's own at least, and never what a new site begins with.
      if (problem && isSchools) known.resolve();
      const { server } = services;
      void orWarn(log, "Could not store what cannot be shown", () =>
        problem
          ? store.refusals.put({ server, problem }, clock.now())
          : store.refusals.remove(server, clock.now()),
      );
    },
    async show(shown) {
      pages.swap(shown.site);
      ({ content, version } = shown);
      await Promise.all([remember(shown), addMailboxes()]);
    },
  });
  // Loaded now, so that a build that cannot be loaded is noticed, and no visitor waits.
  const build = await loadPages(BUILD);
  const files = readSiteFiles(BUILD);
  return {
    content: () => content,
    contentKnown: known.promise,
    loadBuild: () => Promise.resolve(build),
    prepared: { files, pages, keptAssets },
    mailboxes,
    listener: (site) => serveVideos(join(files.folder, "video"), site, services.onResponse),
    close: () => Promise.resolve(stop()),
  };
}
