import { test as base } from "@playwright/test";

import {
  startStudio,
  studioDatabase,
  type StudioDatabase,
  type StudioProcess,
} from "../processes/studio-process.ts";
import { type Allow, watchPages } from "./clean-pages.ts";

interface StudioFixtures {
  database: StudioDatabase;
  studio: StudioProcess;
  watch: Allow;
}

/**
 * A test of the real studio, on a database of the test's own and without a reachable mail server.
 * Console messages, third-party requests and horizontal overflow fail it.
 */
export const test = base.extend<StudioFixtures>({
  database: async ({}, use) => {
    const database = await studioDatabase();
    await use(database);
    await database.remove();
  },
  studio: async ({ database }, use) => {
    const settings = { DATABASE_URL: database.url, SMTP_URL: "smtp://127.0.0.1:9" };
    const studio = await startStudio(settings);
    await use(studio);
    await studio.stop();
  },
  baseURL: async ({ studio }, use) => use(studio.url),
  watch: [
    async ({ context }, use) => {
      const { allow, check } = watchPages(context);
      // The browser logs 403 responses to forms, which the test of refused requests provokes.
      allow.console(/status of 403/);
      await use(allow);
      await check();
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
