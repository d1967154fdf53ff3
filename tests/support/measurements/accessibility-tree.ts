import type { Page } from "@playwright/test";

/** The roles in the browser's own accessibility tree; unlike Playwright's, it has no inert ones. */
export async function rolesInTree(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  await browser.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value);
}
