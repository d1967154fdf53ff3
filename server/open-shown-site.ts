import type { RequestListener, Server } from "node:http";

import { followBuiltInContent } from "../content/files/built-in-content.ts";
import { loadPages } from "../render/pages-build.ts";
import type { ShownSite } from "./create-site.ts";
import { createDevelopmentServer } from "./http/pages/development-server.ts";
import { openBuild, type OpenBuildServices } from "./open-build.ts";

interface OpenSite extends ShownSite {
  /** The listener of the HTTP server, around the site's own. */
  listener: (site: RequestListener) => RequestListener;
  close: () => Promise<void>;
}

const BUILD = "build";

/**
 * Opens the build with the content that is published.
 * @throws {SettingsError} when there is no build
 */
export async function openShownSite(services: OpenBuildServices): Promise<OpenSite> {
  const opened = await openBuild(BUILD, services);
  // Loaded now, so that a build that cannot be loaded is noticed, and no visitor waits.
  const build = await loadPages(BUILD);
  return {
    content: opened.content,
    loadBuild: () => Promise.resolve(build),
    opened,
    listener: (site) => site,
    close: () => Promise.resolve(opened.stop()),
  };
}

/** Opens the sources with the content in content/, each as it is at the moment. */
export async function openSources(server: Server, siteUrl: string | undefined): Promise<OpenSite> {
  const content = followBuiltInContent();
  const development = await createDevelopmentServer(server, content, siteUrl);
  return { content, opened: undefined, ...development };
}
