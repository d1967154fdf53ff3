import type { Locator, Page } from "@playwright/test";

/** The studio’s list of people. */
export const list = (page: Page) => page.getByRole("region", { name: "Applications and messages" });
export const names = (within: Page | Locator) => within.getByRole("heading", { level: 3 });
export const row = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
