import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { test as base } from "@playwright/test";

import { copySite } from "../../../tools/ci/copy-site.ts";
import { startStudio, studioDatabase } from "../processes/studio-process.ts";
import { type Allow, watchPages } from "./clean-pages.ts";

interface EditedSite {
  /** Reads and parses a file of content/data/. */
  dataOf: (name: string) => Record<string, unknown>;
  write: (name: string, text: string) => void;
}

/**
 * A test of the studio on a copy of the site, whose content the test may change. Console messages,
 * third-party requests and horizontal overflow fail the test.
 */
export const test = base.extend<
  { edited: EditedSite; watch: Allow },
  { studio: { url: string; folder: string } }
>({
  studio: [
    async ({}, use) => {
      const folder = copySite();
      const database = await studioDatabase();
      const studio = await startStudio({ DATABASE_URL: database.url }, folder);
      await use({ url: studio.url, folder });
      await studio.stop();
      await database.remove();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ studio }, use) => use(studio.url),
  edited: async ({ studio }, use) => {
    const path = (name: string) => `${studio.folder}/content/data/${name}.json`;
    await use({
      dataOf: (name) => JSON.parse(readFileSync(path(name), "utf8")),
      write: (name, text) => writeFileSync(path(name), text),
    });
  },
  watch: [
    async ({ context }, use) => {
      const { allow, check } = watchPages(context);
      // The browser logs the 422 response to a form with errors.
      allow.console(/status of 422/);
      await use(allow);
      await check();
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
