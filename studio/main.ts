import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { ContentError, followBuiltInContent } from "../content/files/built-in-content.ts";
import { systemClock } from "../server/core/clock.ts";
import { close, listen } from "../server/core/http-server.ts";
import { findMisspeltSettings } from "../server/core/settings/misspelt-settings.ts";
import type { Log } from "../server/core/log.ts";
import { createLogger } from "../server/core/pino-log.ts";
import {
  parseSettings,
  settingNames,
  type Settings,
  SettingsError,
} from "../server/core/settings/settings.ts";
import { describeFileError } from "../server/access/file-access.ts";
import { createPrivateServer } from "../server/http/private-server.ts";
import { inboxFolder } from "../server/inbox/inbox-folder.ts";
import { createDnsLookups } from "../server/mail/dns/dns-lookups.ts";
import { createMailRecords } from "../server/mail/dns/mail-records.ts";
import { checkSmtp } from "../server/mail/smtp/check-smtp.ts";
import { smtpAccount } from "../server/mail/smtp/smtp-account.ts";
import { diskSpace } from "../server/summary/disk-space.ts";
import { UPLOADS } from "../content/files/uploaded-pictures.ts";
import { releaseNames, RELEASES } from "../server/releases/release-folder.ts";
import { pictureFile, pictureNames, siteMedia } from "../tools/build/site-media.ts";
import type { Studio } from "./contract/studio.ts";
import { createContentFiles } from "./server/content/content-files.ts";
import { createSiteContent } from "./server/content/site-content.ts";
import { createExportDownloads } from "./server/submissions/export-downloads.ts";
import { openBrowser } from "./server/open-browser.ts";
import { createMailServerCheck } from "./server/health/mail-server-check.ts";
import { cleanPictures } from "./server/pictures/clean-pictures.ts";
import { servePictures } from "./server/pictures/serve-pictures.ts";
import { createPictureStore } from "./server/pictures/picture-store.ts";
import { createPublisher } from "./server/publishing/publisher.ts";
import { createHealthChecks } from "./server/health/health-checks.ts";
import { createRenderStudio } from "./server/render-studio.ts";
import { createSchoolNumbers } from "./server/school-numbers.ts";
import { createStoredSubmissions } from "./server/submissions/stored-submissions.ts";
import { createDrafts } from "./server/preview/drafts.ts";
import { createPreviewFiles } from "./server/preview/preview-files.ts";
import { createPreviewPages } from "./server/preview/preview-pages.ts";
import { createPreviewProgram } from "./server/preview/preview-program.ts";
import { createStudioApp } from "./server/studio-app.ts";
import { createStudioFiles } from "./server/studio-files.ts";
import { createStudioGuard } from "./server/studio-guard.ts";
import { createStudioStore } from "./server/studio-store.ts";

const BUILT_FILES = "studio/build/client";
const BUILT_PAGES = "studio/build/server/index.js";
/** The time in milliseconds for requests in flight to finish when the studio is stopped. */
const SHUTDOWN_TIMEOUT = 5000;

/** The timeout in milliseconds of a request to the site on this machine. */
const SITE_TIMEOUT = 2000;

const newSecret = () => randomBytes(16).toString("base64url");
const clock = systemClock;

// Other users of this machine must not read what visitors sent.
process.umask(0o077);
try {
  await start(parseSettings(process.env));
} catch (error) {
  const isUnderstood = error instanceof SettingsError || error instanceof ContentError;
  console.error(isUnderstood ? error.message : (describeFileError(error) ?? error));
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  const log = await createLogger(settings.logLevel, process.stdout.isTTY);
  for (const sentence of findMisspeltSettings(process.env, settingNames)) log.warn({}, sentence);
  const siteContent = followBuiltInContent();
  const timeZone = () => siteContent().school.timeZone;
  const store = createStudioStore(settings);
  const dataFolder = dirname(inboxFolder(settings));
  const drafts = createDrafts();
  const history = join(dataFolder, "content-history");
  const studio: Studio = {
    schoolName: () => siteContent().school.name,
    submissions: createStoredSubmissions(store, siteContent, clock.now),
    content: createSiteContent({
      files: createContentFiles("content/data", history, clock.now),
      drafts,
      media: siteMedia,
      pictures: pictureNames,
      store: createPictureStore(UPLOADS, clock.now),
    }),
    numbers: createSchoolNumbers(store, siteContent, clock.now),
    publishing: createPublisher({
      site: ".",
      user: userInfo().username,
      timeZone,
      now: clock.now,
    }),
    health: createHealthChecks({
      content: siteContent,
      settings,
      store,
      now: clock.now,
      disk: () => diskSpace(existsSync(dataFolder) ? dataFolder : "."),
      isSiteRunning: () => isSiteRunning(settings),
      checkMailServer: createMailServerCheck(
        smtpAccount(settings, { folder: dataFolder, clock, log }),
        checkSmtp,
        clock,
      ),
      mailRecords: createMailRecords(settings, createDnsLookups(), clock),
      clock,
    }),
  };

  cleanUp(history, log);

  let port = settings.studioPort;
  const app = createStudioApp({
    guard: createStudioGuard({
      port: () => port,
      hosts: settings.studioHosts,
      token: newSecret(),
      log,
    }),
    files: [createStudioFiles(BUILT_FILES), createPreviewFiles(UPLOADS)],
    routes: [
      createExportDownloads(store, timeZone),
      servePictures(UPLOADS, pictureFile),
      createPreviewPages({
        drafts,
        render: createPreviewProgram(),
        today: () => new Date(clock.now()).toISOString().slice(0, 10),
        log,
      }),
    ],
    render: createRenderStudio(await loadBuiltPages(), studio, newSecret),
    log,
  });
  const server = createPrivateServer(app);
  const address = await listen(server, "STUDIO_PORT", { port, host: "127.0.0.1" });
  port = Number(new URL(address).port);
  console.log(`Open ${address} to run the school's website. Stop with Ctrl-C.`);
  if (process.stdout.isTTY) openBrowser(address, process.platform, process.env);

  const stop = async () => {
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
    await close(server);
    await store.close();
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

/**
 * Deletes uploaded pictures to which no content refers. It runs at startup, when no open form needs
 * an unsaved picture: forms that were opened before can no longer be saved.
 */
function cleanUp(history: string, log: Log): void {
  const releases = releaseNames(RELEASES).map((name) => join(RELEASES, name, "content/data"));
  try {
    const content = ["content/data", history, ...releases];
    const deleted = cleanPictures({ pictures: UPLOADS, content, now: clock.now() });
    if (deleted > 0) log.info({ deleted }, "Deleted pictures that nothing names any more");
  } catch (error) {
    log.warn({ cause: error }, "Pictures that nothing needs could not be deleted");
  }
}

/** Whether the site on this machine answers. */
async function isSiteRunning({ host, port }: Settings): Promise<boolean> {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const address = name.includes(":") ? `[${name}]` : name;
  try {
    const signal = AbortSignal.timeout(SITE_TIMEOUT);
    return (await fetch(`http://${address}:${port}/healthz`, { signal })).ok;
  } catch {
    return false;
  }
}

/** @throws {SettingsError} when there is no build */
async function loadBuiltPages(): Promise<unknown> {
  if (!existsSync(BUILT_PAGES)) {
    throw new SettingsError("The studio has not been built yet. Run: npm run studio");
  }
  return import(pathToFileURL(BUILT_PAGES).href);
}
