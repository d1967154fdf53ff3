import { chatButton, chatWindow, heroOf, messageField } from "../support/components/page-parts.ts";
import { expect, interactive, test } from "../support/fixtures/site.ts";
import { holdScripts } from "../support/page/hold-scripts.ts";

test.use({ reducedMotion: "no-preference" });

test("hover on the hero’s controls before hydration holds the rotation", async ({ page }) => {
  await page.clock.install();
  const releaseScripts = await holdScripts(page);
  await page.goto("/");
  const hero = heroOf(page);
  await hero.pause.hover();
  releaseScripts();
  await interactive(page);
  await page.clock.runFor(3000);
  await expect(hero.indicator(1)).toHaveAttribute("aria-current", "true");
});

test("a click before hydration takes effect once afterwards", async ({ page }) => {
  await test.step("Pause stops the rotation of the hero’s pictures", async () => {
    const releaseScripts = await holdScripts(page);
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
  await test.step("a theme is applied, and its menu closes", async () => {
    const releaseScripts = await holdScripts(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Colour theme" }).click();
    const dark = page.getByText("Dark", { exact: true }).filter({ visible: true });
    await dark.click();
    releaseScripts();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(dark).toHaveCount(0);
  });
  await test.step("the chat opens and focuses its message field", async () => {
    const releaseScripts = await holdScripts(page);
    await page.goto("/aboutus");
    await chatButton(page).click();
    await expect(chatWindow(page)).toBeVisible();
    releaseScripts();
    await expect(messageField(page)).toBeFocused();
  });
  await test.step("a thumbnail opens the lightbox", async () => {
    const releaseScripts = await holdScripts(page);
    await page.goto("/reviews");
    await page.getByRole("link", { name: /^Open the picture: Sunset/ }).click();
    releaseScripts();
    await expect(page.getByRole("dialog", { name: /^Unforgettable Moments/ })).toBeVisible();
    await expect(page).toHaveURL("/reviews");
  });
});

test("of several tabs clicked before hydration, the last is selected", async ({ page }) => {
  const releaseScripts = await holdScripts(page);
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

test("Send works if it is pressed before and released after hydration", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  const releaseScripts = await holdScripts(page);
  await page.goto("/reviews");
  const form = page.getByRole("contentinfo");
  // On phones the form is closed.
  await form.getByText("Write to us here").click();
  await form.getByLabel("Your email").fill("mina@example.com");
  await form.getByLabel("Your message").fill("Is there a course in the spring?");
  await form.getByRole("button", { name: "Send" }).hover();
  await page.mouse.down();
  releaseScripts();
  await interactive(page);
  await page.mouse.up();
  await expect(page.getByRole("alertdialog", { name: "Form Submitted" })).toBeVisible();
});
