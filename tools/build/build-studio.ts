import { compressFiles } from "./finish-assets.ts";
import { buildIsCurrent, recordBuild } from "./fingerprint.ts";
import { reactRouterBuild } from "./react-router-build.ts";

const studio = {
  sources: [
    "{app,forms,tools}/**/*",
    "content/!(data|pictures)/**/*",
    "content/*.ts",
    "package-lock.json",
    "public/brand/**/*",
    "studio/*.config.ts",
    "studio/{client,contract}/**/*",
  ],
  record: "studio/build/fingerprint.txt",
};

// Builds the studio's pages, unless they are built from the current sources.
if (!buildIsCurrent(studio)) {
  console.log("Building the studio …");
  reactRouterBuild("studio", "--config", "studio/vite.config.ts");
  await compressFiles("studio/build");
  recordBuild(studio);
}
