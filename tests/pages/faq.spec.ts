import type { Page } from "@playwright/test";

import { expect, openPage, test } from "../support/fixtures/site.ts";
import { content } from "../support/site-content.ts";

const faq = content.program.faq.questions;

const questions = (page: Page) => page.getByRole("region", { name: "Frequently asked questions" });
const tab = (page: Page, index: number) => questions(page).getByRole("tab").nth(index);

async function expectSelected(page: Page, index: number) {
  await expect(questions(page).getByRole("tab", { selected: true })).toHaveText(
    faq[index]?.question ?? "",
  );
  await expect(questions(page).getByRole("tabpanel")).toContainText(faq[index]?.answer[0] ?? "");
}

test("keys select a question of the FAQ, whose answer is beside it", async ({ page }) => {
  await openPage(page, "/program");
  await expect(questions(page).getByRole("tab")).toHaveText(
    faq.map((question) => question.question),
  );
  await expect(questions(page).getByRole("tablist")).toHaveAttribute(
    "aria-orientation",
    "vertical",
  );
  await expectSelected(page, 0);
  await expect(questions(page).getByRole("tabpanel")).toHaveAccessibleName(faq[0]?.question ?? "");
  await tab(page, 0).focus();
  for (const [key, index] of [
    ["ArrowDown", 1],
    ["ArrowUp", 0],
    ["ArrowUp", 3],
    ["ArrowDown", 0],
    ["End", 3],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, index)).toBeFocused();
    await expectSelected(page, index);
  }

  await tab(page, 2).click();
  await expectSelected(page, 2);
  await page.keyboard.press("Tab");
  await expect(questions(page).getByRole("tabpanel")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tab(page, 2), "the only tab in the tab order").toBeFocused();

  await page.setViewportSize({ width: 375, height: 800 });
  for (const index of [1, 3, 0, 2]) {
    await tab(page, index).click();
    await expect(tab(page, index)).toBeInViewport({ ratio: 1 });
    const question = await tab(page, index).boundingBox();
    const answer = await questions(page).getByRole("tabpanel").boundingBox();
    const gap = (answer?.y ?? 0) - (question?.y ?? 0) - (question?.height ?? 0);
    expect(gap, `below question ${index + 1}`).toBeGreaterThanOrEqual(0);
    expect(gap, `below question ${index + 1}`).toBeLessThan(20);
  }
});
