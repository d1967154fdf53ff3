import { buildIsCurrent, recordBuild, sitePreview } from "./fingerprint.ts";

// Builds what the studio's preview renders drafts with, unless it is built from current sources. In
// this process, so that whoever ends it ends the build.
if (!buildIsCurrent(sitePreview)) {
  Object.assign(process.env, {
    NODE_ENV: "production",
    BUILD_FOLDER: "studio/build/preview",
    PRERENDER: "off",
  });
  // Imported now: a server has the finished build, and not the packages that make it.
  const { createBuilder } = await import("vite");
  const configFile = "studio/draft-pages/vite.config.ts";
  const builder = await createBuilder({ configFile, mode: "production", logLevel: "error" });
  await builder.buildApp();
  recordBuild(sitePreview);
}
