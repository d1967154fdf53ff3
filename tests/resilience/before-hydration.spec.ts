import type { Page } from "@playwright/test";

import { chatButton, chatWindow, messageField } from "../support/components/drive-chat.ts";
import { heroOf } from "../support/components/hero-rotation.ts";
import { interactive, openPage } from "../support/page/open-page.ts";
import { PAGES } from "../support/page/page-paths.ts";
import { expect, test } from "../support/fixtures/site.ts";
import { pauseSplash } from "../support/components/pause-splash.ts";

const SCRIPTS = "**/assets/*.js";

/** Delays the site's scripts until the test releases them, as on a slow connection. */
async function delayScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a click before hydration is dispatched once after hydration", async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/");
  const hero = heroOf(page);
  await hero.pause.click();
  await expect(hero.pause).toBeVisible();
  releaseScripts();
  // A second dispatch of the click would have pressed Play.
  await expect(hero.play).toBeVisible();
  await interactive(page);
  await expect(hero.play).toBeVisible();
});

test("of several tabs clicked before hydration, only the last one pulses, and is selected after hydration", async ({
  page,
}) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/program");
  const tabs = page.getByRole("tab");
  await tabs.nth(1).click();
  await tabs.nth(2).click();
  const pulsing = () =>
    tabs.evaluateAll((all) =>
      all.flatMap((tab, index) =>
        tab
          .getAnimations()
          .some((animation) => animation.effect?.getTiming().iterations === Infinity)
          ? [index]
          : [],
      ),
    );
  expect(await pulsing()).toEqual([2]);
  releaseScripts();
  await expect(tabs.nth(2)).toHaveAttribute("aria-selected", "true");
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "false");
  expect(await pulsing()).toEqual([]);
});

test("a Send button pressed while the page hydrates stays below the pointer, and sends", async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const releaseScripts = await delayScripts(page);
    await page.goto("/reviews");
    const form = page.getByRole("contentinfo");
    await form.getByLabel("Your email").fill("mina@example.com");
    await form.getByLabel("Your message").fill("Is there a course in the spring?");
    await form.getByRole("button", { name: "Send" }).hover();
    await page.mouse.down();
    releaseScripts();
    await interactive(page);
    await page.mouse.up();
    await expect(page.getByRole("alertdialog", { name: "Form Submitted" })).toBeVisible();
  }
});

test("a click on a gallery thumbnail before hydration opens the lightbox after it", async ({
  page,
}) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/reviews");
  await page.getByRole("link", { name: /^Open the picture: Sunset/ }).click();
  releaseScripts();
  await expect(page.getByRole("dialog", { name: /^Unforgettable Moments/ })).toBeVisible();
  await expect(page).toHaveURL("/reviews");
});

test("a chat opened before hydration focuses its message field after it", async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/aboutus");
  await chatButton(page).click();
  await expect(chatWindow(page)).toBeVisible();
  releaseScripts();
  await expect(messageField(page)).toBeFocused();
});

test("a theme chosen before hydration is applied after it, and the theme menu closes", async ({
  page,
}) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Colour theme" }).click();
  const dark = page.getByText("Dark", { exact: true }).filter({ visible: true });
  await dark.click();
  releaseScripts();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(dark).toHaveCount(0);
});

test("answers typed before hydration keep focus and caret, and are saved as a draft after it", async ({
  page,
}) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/apply");
  await page.keyboard.press("Escape");
  await page.getByLabel("Course dates").selectOption("May 5th 2025");
  await page.getByLabel("City").click();
  await page.keyboard.type("Gal");
  releaseScripts();
  await interactive(page);
  await expect(page.getByLabel("City")).toBeFocused();
  await page.keyboard.type("way");
  await page.reload();
  await expect(page.getByLabel("City")).toHaveValue("Galway");
  await expect(page.getByLabel("Course dates")).toHaveValue("May 5th 2025");
});

test("a key press before hydration ends the application form’s splash", async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/apply", { waitUntil: "commit" });
  const splash = page.getByText("APPLICATION FORM", { exact: true });
  await pauseSplash(splash);
  await page.keyboard.press("a");
  await expect(splash).toBeHidden();
  releaseScripts();
  await interactive(page);
  await expect(splash).toHaveCount(0);
});

test("links work before hydration", async ({ page }) => {
  await delayScripts(page);
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Program" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Program" })).toBeVisible();
  await page.getByRole("link", { name: "Apply Now November 2nd" }).click();
  await expect(page.getByLabel("Course dates")).toHaveValue("November 2th 2024");
});

test.describe("failed scripts", () => {
  test.beforeEach(async ({ page, allow }) => {
    allow.console(/ERR_FAILED/);
    await page.route(SCRIPTS, (route) => route.abort());
  });

  test("when the scripts fail to load, a click on a gallery thumbnail opens the picture file", async ({
    page,
  }) => {
    await page.goto("/reviews");
    await page.getByRole("link", { name: /^Open the picture: Sunset/ }).click();
    await expect(page).toHaveURL(/gallery-beach-1200\.webp$/);
  });

  test("when the scripts fail to load, the browser posts the contact form itself", async ({
    page,
    site,
  }) => {
    await page.goto("/");
    const form = page.getByRole("contentinfo");
    await form.getByLabel("Your email").fill("no-framework@example.com");
    await form.getByLabel("Your message").fill("Hello");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Form Submitted" })).toBeVisible();
    expect(await site.mailsFrom("no-framework@example.com")).toHaveLength(1);
  });
});

test("every page hydrates without a console message, and its CSP blocks injected scripts", async ({
  page,
  allow,
}) => {
  allow.console(/status of 404/);
  allow.console(/Content Security Policy/);
  for (const path of [...PAGES, "/apply/May%205th%202025", "/nowhere", "/?sent=contact"]) {
    await openPage(page, path);
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.documentElement.dataset.injected = 'yes'";
      document.head.append(script);
      return document.documentElement.dataset["injected"];
    });
    expect.soft(ran, path).toBeUndefined();
  }
});

test("each page rendered per request has a nonce of its own", async ({ request }) => {
  const nonces = new Set<string | undefined>();
  for (let count = 0; count < 3; count += 1) {
    const response = await request.post("/", { form: { message: "Hello" } });
    const policy = response.headers()["content-security-policy"] ?? "";
    const nonce = /script-src 'self' 'nonce-([\w-]{22})'/.exec(policy)?.[1];
    expect(await response.text()).toContain(`nonce="${nonce}"`);
    expect(policy).not.toContain("unsafe-inline");
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});
