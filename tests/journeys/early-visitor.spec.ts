import type { Page } from "@playwright/test";

import { chatButton, chatWindow, messageField } from "../support/chat.ts";
import { heroOf } from "../support/hero.ts";
import { interactive } from "../support/open-page.ts";
import { PAGES } from "../support/pages.ts";
import { expect, test } from "../support/site.ts";
import { holdStill } from "../support/splash.ts";

const SCRIPTS = "**/assets/*.js";

/** Holds the site's scripts back until the test lets them go, as a slow line does. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a click that only the framework can answer is kept and made again, once", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/");
  const hero = heroOf(page);
  await hero.pause.click();
  await expect(hero.pause).toBeVisible();
  letGo();
  // Made twice, it would have started the pictures again.
  await expect(hero.play).toBeVisible();
  await interactive(page);
  await expect(hero.play).toBeVisible();
});

test("of several early clicks the last one counts", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/program");
  const tabs = page.getByRole("tab");
  await tabs.nth(1).click();
  await tabs.nth(2).click();
  letGo();
  await expect(tabs.nth(2)).toHaveAttribute("aria-selected", "true");
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "false");
});

test("an early click on a picture opens it in the lightbox, not by itself", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/reviews");
  await page.getByRole("link", { name: /^Open the picture: Sunset/ }).click();
  letGo();
  await expect(page.getByRole("dialog", { name: /^Unforgettable Moments/ })).toBeVisible();
  await expect(page).toHaveURL("/reviews");
});

test("a chat that was opened early can be written in at once", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/aboutus");
  await chatButton(page).click();
  await expect(chatWindow(page)).toBeVisible();
  letGo();
  await expect(messageField(page)).toBeFocused();
});

test("an early theme is chosen, and the list closes", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Colour theme" }).click();
  const dark = page.getByText("Dark", { exact: true }).filter({ visible: true });
  await dark.click();
  letGo();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(dark).toHaveCount(0);
});

test("what is typed early stays, and the cursor with it", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/aboutus");
  const message = page.getByRole("contentinfo").getByLabel("Your message");
  await message.click();
  await page.keyboard.type("Do you help with ");
  letGo();
  await interactive(page);
  await page.keyboard.type("housing?");
  await expect(message).toHaveValue("Do you help with housing?");
  await expect(message).toBeFocused();
});

test("early answers are kept on the device once the framework is there", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/apply");
  await page.keyboard.press("Escape");
  await page.getByLabel("City").fill("Galway");
  await page.getByLabel("Course dates").selectOption("May 5th 2025");
  letGo();
  await interactive(page);
  await page.reload();
  await expect(page.getByLabel("City")).toHaveValue("Galway");
  await expect(page.getByLabel("Course dates")).toHaveValue("May 5th 2025");
});

test("the first key ends the splash before any script of the framework", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/apply", { waitUntil: "commit" });
  const splash = page.getByText("APPLICATION FORM", { exact: true });
  await holdStill(splash);
  await page.keyboard.press("a");
  await expect(splash).toBeHidden();
  letGo();
  await interactive(page);
  await expect(splash).toHaveCount(0);
});

test("early links are plain links", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Program" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Program" })).toBeVisible();
  await page.getByRole("link", { name: "Apply Now November 2nd" }).click();
  await expect(page.getByLabel("Course dates")).toHaveValue("November 2th 2024");
});

test.describe("where the framework never arrives", () => {
  test.beforeEach(({ page }) => page.route(SCRIPTS, (route) => route.abort()));

  test("a picture leads to itself", async ({ page }) => {
    await page.goto("/reviews");
    await page.getByRole("link", { name: /^Open the picture: Sunset/ }).click();
    await expect(page).toHaveURL(/gallery-beach-1200\.webp$/);
  });

  test("a message is posted as a plain form", async ({ page, site }) => {
    await page.goto("/");
    const form = page.getByRole("contentinfo");
    await form.getByLabel("Your email").fill("no-framework@example.com");
    await form.getByLabel("Your message").fill("Hello");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Form Submitted" })).toBeVisible();
    expect(await site.mailsFrom("no-framework@example.com")).toHaveLength(1);
  });
});

for (const path of [...PAGES, "/apply/May%205th%202025", "/nowhere", "/?sent=contact"]) {
  test(`the framework takes ${path} over without a word on the console`, async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(String(error)));
    const before = await page.goto(path);
    await interactive(page);
    const isMissing = before?.status() === 404;
    // The browser itself reports a page that is not there.
    expect(said.filter((text) => !(isMissing && text.includes("404")))).toEqual([]);
  });

  test(`${path} runs no script that was slipped into it`, async ({ page }) => {
    await page.goto(path);
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.documentElement.dataset.slippedIn = 'yes'";
      document.head.append(script);
      return document.documentElement.dataset["slippedIn"];
    });
    expect(ran).toBeUndefined();
  });
}

test("no two pages rendered for a visitor share a nonce", async ({ request }) => {
  const nonces = new Set<string | undefined>();
  for (let count = 0; count < 3; count += 1) {
    const response = await request.get("/nowhere");
    const policy = response.headers()["content-security-policy"] ?? "";
    const nonce = /script-src 'self' 'nonce-([\w-]{22})'/.exec(policy)?.[1];
    expect(await response.text()).toContain(`nonce="${nonce}"`);
    expect(policy).not.toContain("unsafe-inline");
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});
