import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { pathToFileURL } from "node:url";

import { builtInContent } from "../content/files/built-in-content.ts";
import { SentenceError } from "../content/sentence-error.ts";
import { createRenderer } from "../render/renderer.ts";
import { systemClock } from "../server/core/clock.ts";
import { exitWith } from "../server/core/fatal-error.ts";
import { close, listen } from "../server/core/http-server.ts";
import { createLogger } from "../server/core/pino-log.ts";
import { dataFolder } from "../server/core/settings/database-url.ts";
import {
  findMisspeltSettings,
  parseSettings,
  type Settings,
} from "../server/core/settings/settings.ts";
import {
  lockOutWarnings,
  studioAccounts,
  studioOrigin,
} from "../server/core/settings/studio-access.ts";
import { systemUser } from "../server/core/system-user.ts";
import { createClientAddress } from "../server/http/client-address.ts";
import { createPrivateServer } from "../server/http/loopback-guard.ts";
import { BUILD } from "../server/versions/content-renderer.ts";
import { openPublishing } from "../server/publish/open-publishing.ts";
import { currentSession } from "./server/door/session-guard.ts";
import { createDoor } from "./server/door/door-routes.ts";
import { createSignIn } from "./server/door/sign-in.ts";
import { createPictureStore } from "./server/pictures/picture-store.ts";
import { createPreviewFiles } from "./server/preview/preview-files.ts";
import { createPreviewPages } from "./server/preview/preview-pages.ts";
import { createPublishedContent } from "./server/published-content.ts";
import { createRenderStudio, type StudioBuild } from "./server/render-studio.ts";
import { createStudio } from "./server/studio.ts";
import { createStudioApp, STUDIO_CONNECTIONS, STUDIO_TIMEOUTS } from "./server/studio-app.ts";
import { createStudioFiles } from "./server/studio-files.ts";
import { createStudioGuard } from "./server/studio-guard.ts";
import { createStudioStore } from "./server/studio-store.ts";
import { createExportDownloads } from "./server/submissions/export-downloads.ts";

const BUILT_FILES = "studio/build/client";
const BUILT_PAGES = "studio/build/server/index.js";
/** The time in milliseconds for requests in flight to finish when the studio is stopped. */
const SHUTDOWN_TIMEOUT = 5000;

const newNonce = () => randomBytes(16).toString("base64url");
const clock = systemClock;

// Visitors come first: a publish keeps a core busy for a tenth of a second.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
// Other users of this machine must not read what visitors sent.
process.umask(0o077);
try {
  await start(parseSettings(process.env));
} catch (error) {
  exitWith(error);
}

async function start(settings: Settings): Promise<void> {
  const log = await createLogger(settings.logLevel, process.stdout.isTTY);
  const warnings = [...findMisspeltSettings(process.env), ...lockOutWarnings(settings)];
  for (const sentence of warnings) log.warn({}, sentence);
  const data = dataFolder(settings);
  const store = createStudioStore(settings, log, (open) =>
    openPublishing({ ...open, settings, log, clock }),
  );
  const published = createPublishedContent({ store, first: builtInContent(), log });
  const { content } = published;
  const user = () => currentSession.getStore()?.account ?? systemUser("studio");
  const isPublic = settings.studioHosts.length > 0;
  const signIn = createSignIn({
    store,
    accounts: () => studioAccounts(settings, content().school),
    clock,
    log,
  });
  const uploads = createPictureStore(store, { now: clock.now, log });
  const renderer = createRenderer(BUILD, { idle: 300_000 });
  let port = settings.studioPort;
  const origin = () => {
    const [host] = settings.studioHosts;
    return host ? studioOrigin(host) : `http://localhost:${port}`;
  };
  const services = {
    settings,
    log,
    clock,
    now: clock.now,
    store,
    content,
    user,
    render: renderer.renderPage,
    siteUrl: settings.siteUrl,
  };
  const studio = createStudio({
    ...services,
    signIn: isPublic ? signIn : undefined,
    uploads,
    data,
    origin,
  });

  const app = createStudioApp({
    guard: createStudioGuard({ port: () => port, hosts: settings.studioHosts, log }),
    publicFiles: createStudioFiles(BUILT_FILES),
    door: isPublic
      ? createDoor({
          signIn,
          clientAddress: createClientAddress(settings.trustedProxies, log),
        })
      : undefined,
    previewFiles: createPreviewFiles(BUILD, uploads),
    refresh: published.refresh,
    routes: [createExportDownloads(services), createPreviewPages(services)],
    render: createRenderStudio(await loadBuiltPages(), studio, newNonce),
    log,
  });
  const server = createPrivateServer(app, STUDIO_TIMEOUTS, STUDIO_CONNECTIONS);
  const listening = await listen(server, "STUDIO_PORT", { port, host: settings.studioListen });
  port = Number(new URL(listening).port);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
    renderer.stop();
    await close(server);
    await store.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);

  if (process.send) {
    // Started by npm start, which says where everything is, and must not outlive it.
    process.send(origin());
    process.once("disconnect", () => void stop());
  } else {
    console.log(`Open ${origin()} to run the school's website. Stop with Ctrl-C.`);
  }
}

/** @throws {SentenceError} when there is no build */
async function loadBuiltPages(): Promise<StudioBuild> {
  if (!existsSync(BUILT_PAGES)) {
    throw new SentenceError("The studio has not been built yet. Run: npm run studio");
  }
  return import(pathToFileURL(BUILT_PAGES).href);
}
