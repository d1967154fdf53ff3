import type { Page } from "@playwright/test";

import { expect, test } from "../support/site.ts";

/** Holds back what the browser tells of its paints, and all timers, until an event asks for them. */
async function withoutNews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(options: PerformanceObserverInit) {
        addEventListener("tell of paints", () => super.observe(options));
      }
    };
    Object.assign(window, {
      setTimeout: (work: () => void) => addEventListener("let time pass", work),
    });
  });
}

function say(page: Page, event: "tell of paints" | "let time pass"): Promise<void> {
  return page.evaluate((name) => void dispatchEvent(new Event(name)), event);
}

for (const path of ["/", "/program", "/apply"]) {
  test(`what follows the first screen of ${path} is shown once that has been painted`, async ({
    page,
  }) => {
    await withoutNews(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeHidden();

    await say(page, "tell of paints");
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
}

test("a browser that never says what it has painted shows everything all the same", async ({
  page,
}) => {
  await withoutNews(page);
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toBeHidden();

  await say(page, "let time pass");
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("whoever comes to a place further down, or comes again, has the whole page at once", async ({
  page,
}) => {
  await withoutNews(page);
  await page.goto("/#enrolment-steps");
  await expect(page.getByRole("heading", { name: "Your way here" })).toBeInViewport();

  await page.goto("/program");
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await page.reload();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
