import { cpSync, rmSync } from "node:fs";

import { publish } from "../../../publish/publish.ts";
import { copySite } from "../processes/site-copy.ts";
import { startStudio } from "../processes/studio-process.ts";
import { test as base } from "./studio.ts";

/** A test of the studio on a copy of the site that was published once. */
export const test = base.extend<{ site: string }>({
  site: async ({}, use) => {
    const site = copySite();
    await publish({
      site,
      user: "ana",
      now: Date.now,
      onStep() {},
      // Replaces the first build by a copy of a finished one, which is faster.
      build: async (_, folder) => cpSync("build", folder, { recursive: true }),
    });
    await use(site);
    rmSync(site, { recursive: true });
  },
  studio: async ({ site, database }, use) => {
    const studio = await startStudio({ DATABASE_URL: database.url }, site);
    await use(studio);
    await studio.stop();
  },
});

export { expect } from "@playwright/test";
