import type { Page } from "@playwright/test";

import { openLightbox, openModal } from "../support/components/page-parts.ts";
import { expect, openPage, test } from "../support/fixtures/site.ts";

/** The roles in the browser's own accessibility tree; unlike Playwright's, it has no inert ones. */
async function rolesInTree(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  await browser.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value);
}

test("a modal hides the page behind it from the accessibility tree", async ({ page }) => {
  await openPage(page, "/apply");
  await page.getByRole("button", { name: "Clear my answers" }).click();
  await expect.poll(() => rolesInTree(page)).not.toContain("banner");
  await expect(page.getByRole("alertdialog")).toMatchAriaSnapshot(`
    - alertdialog "Clear all your answers?":
      - /children: equal
      - heading "Clear all your answers?" [level=2]
      - paragraph: /^Everything you typed/
      - button "Keep them"
      - button "Clear"
  `);
  await openModal(page);
  await expect.poll(() => rolesInTree(page)).not.toContain("banner");
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "Welcome to the bay":
      - /children: equal
      - paragraph: Welcome to the bay
      - button "Close the video"
  `);
  await openLightbox(page, 5);
  await expect.poll(() => rolesInTree(page)).not.toContain("banner");
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "Unforgettable Moments, picture by picture":
      - /children: equal
      - button "Close the picture"
      - img /three tacos/
      - button "Previous picture"
      - paragraph: Tacos at the market 5 of 6
      - button "Next picture"
  `);
});
