import type { Locator } from "@playwright/test";

import { expect, test } from "../support/fixtures/studio-beside-site.ts";
import { content } from "../support/site-content.ts";

const SENTENCE = "Three steps, and you are in the classroom.";

test.use({ viewport: { width: 1280, height: 720 } });

test("the owner changes a sentence and the price on the page, publishes, and takes it back", async ({
  page,
  site,
}, testInfo) => {
  test.setTimeout(120_000);
  const { amount } = content.course.price;
  const price = String(amount + 150);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const seen = async () => {
    const program = await (await fetch(`${site.url}/program`)).text();
    return { hasSentence: program.includes(SENTENCE), hasPrice: program.includes(price) };
  };

  const startedAt = Date.now();
  await page.goto("/");
  await click(page.getByRole("link", { name: "Website", exact: true }));
  await page.getByRole("combobox", { name: "Page" }).selectOption("Program");
  const shown = page.frameLocator("iframe[title^='The page']");
  await click(shown.getByText(content.program.howItWorks.introduction));
  await page.keyboard.press("Control+a");
  await page.keyboard.type(SENTENCE);
  await expect(shown.getByText(SENTENCE)).toBeVisible();
  await click(shown.getByText(String(amount)).first());
  await page.getByRole("textbox", { name: "Amount" }).fill(price);
  await expect(shown.getByText(price).first()).toBeVisible();
  expect(await seen()).toEqual({ hasSentence: false, hasPrice: false });

  await click(page.getByRole("link", { name: "Publish" }));
  await expect(page.getByText("Tuition", { exact: true })).toBeVisible();
  await click(page.getByRole("button", { name: /^Publish \d+ changes/ }));
  await expect(page.getByRole("heading", { name: "It is live." })).toBeVisible({ timeout: 60_000 });
  expect(await seen()).toEqual({ hasSentence: true, hasPrice: true });
  await click(page.getByRole("button", { name: "Take it back" }));
  await expect.poll(seen).toEqual({ hasSentence: false, hasPrice: false });

  const seconds = Math.round((Date.now() - startedAt) / 1000);
  testInfo.annotations.push({ type: "journey", description: `${clicks} clicks, ${seconds} s` });
});
