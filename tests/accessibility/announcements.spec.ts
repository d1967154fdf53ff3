import type { Page } from "@playwright/test";

import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { expect, interactive, test } from "../support/fixtures/site.ts";

/**
 * Records what screen readers announce after hydration: text added to a live region, and alerts.
 * A live region that is inserted together with its text is announced only if it is an alert.
 */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const live = "[aria-live=polite], [role=status], [role=alert], [role=log]";
    new MutationObserver((changes) => {
      if (!("hydrated" in document.documentElement.dataset)) return;
      const regions = new Set(
        changes.flatMap(({ target, addedNodes }) => {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest(live);
          const added = Array.from(addedNodes).filter((node) => node instanceof Element);
          const alerts = added.filter((node) => node.matches("[role=alert]"));
          return region ? [region, ...alerts] : alerts;
        }),
      );
      for (const region of regions) {
        const words = region.textContent?.trim();
        if (words && region.checkVisibility()) announcements.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "announcements"));
}

test("the application form announces errors and “Sending...” once each", async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await page.goto("/apply/May%205th%202025");
  await interactive(page);
  await page.getByRole("button", { name: "Submit" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  expect(await announcements()).toEqual([expect.stringMatching(/^There are 17 problems/)]);

  await fillInApplication(page, applicant("announced"));
  await page.getByRole("button", { name: "Submit" }).click();
  const outcome = page.getByRole("alertdialog", { name: "Success!" });
  await expect(outcome).toHaveAccessibleDescription(/has been sent successfully/);
  expect((await announcements()).slice(1)).toEqual(["Sending..."]);

  await page.keyboard.press("Escape");
  // The new page is announced by its heading, which receives the focus.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/");
  expect((await announcements()).slice(2)).toEqual([]);
});
