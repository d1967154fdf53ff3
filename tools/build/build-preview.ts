import { buildIsCurrent, recordBuild, sitePreview } from "./fingerprint.ts";

// Builds the pages that the studio's preview renders, unless the build is current. Vite runs in
// this process, so that ending the process also ends the build.
if (!buildIsCurrent(sitePreview)) {
  Object.assign(process.env, {
    NODE_ENV: "production",
    BUILD_FOLDER: "studio/build/preview",
  });
  // Imported only for a build: a server has the finished build, but not the build's packages.
  const { createBuilder } = await import("vite");
  const configFile = "studio/draft-pages/vite.config.ts";
  const builder = await createBuilder({ configFile, mode: "production", logLevel: "error" });
  await builder.buildApp();
  recordBuild(sitePreview);
}
