import type { Page } from "@playwright/test";

import { stopClock } from "../support/clock.ts";
import { bay, blur, heroOf, promenade } from "../support/hero.ts";
import { openPage } from "../support/open-page.ts";
import { expect, test } from "../support/site.ts";

/** The home page with its pictures about to begin a turn, and time standing still. */
async function openAtStartOfTurn(page: Page) {
  await page.clock.install();
  await page.goto("/");
  const hero = heroOf(page);
  // The second picture is asked for halfway to its turn.
  await expect(hero.region.locator("img")).toHaveCount(2);
  await stopClock(page);
  await hero.indicator(1).click();
  await hero.region.getByRole("heading").hover();
  await blur(page);
  await page.mouse.move(0, 0);
  await expect(hero.indicator(1)).toHaveAttribute("aria-current", "true");
  await expect(hero.picture).toHaveAttribute("alt", bay);
  return hero;
}

test("the two pictures take turns every 3000 ms, round and round, under words that stay", async ({
  page,
}) => {
  const hero = await openAtStartOfTurn(page);
  const heading = hero.region.getByRole("heading", { level: 1 });
  const place = await heading.boundingBox();

  await page.clock.runFor(2999);
  await expect(hero.picture).toHaveAttribute("alt", bay);
  await page.clock.runFor(1);
  await expect(hero.picture).toHaveAttribute("alt", promenade);
  await expect(hero.indicator(2)).toHaveAttribute("aria-current", "true");
  await expect(hero.indicator(1)).not.toHaveAttribute("aria-current");

  await page.clock.runFor(2999);
  await expect(hero.picture).toHaveAttribute("alt", promenade);
  await page.clock.runFor(1);
  await expect(hero.picture).toHaveAttribute("alt", bay);

  expect(await heading.boundingBox()).toEqual(place);
  await expect(hero.region.getByText("In Puerto Vallarta, Mexico.")).toBeVisible();
  await hero.region.getByRole("link", { name: "See More" }).click();
  await expect(page).toHaveURL("/program");
});

test("one picture fades into the other; nothing is announced", async ({ page }) => {
  const hero = await openAtStartOfTurn(page);
  await page.clock.runFor(3000);
  const fade = hero.picture.locator("xpath=ancestor::div[1]");
  await expect(fade).toHaveCSS("transition-property", "opacity");
  await expect(fade).toHaveCSS("transition-duration", "1s");
  await expect(fade).toHaveCSS("opacity", "1");
  await expect(hero.region.locator("[aria-live], [role=status], [role=alert]")).toHaveCount(0);
});

test("an indicator jumps to its picture", async ({ page }) => {
  const hero = await openAtStartOfTurn(page);
  await hero.indicator(2).click();
  await expect(hero.picture).toHaveAttribute("alt", promenade);
  await expect(hero.indicator(2)).toHaveAttribute("aria-current", "true");
  await hero.indicator(1).click();
  await expect(hero.picture).toHaveAttribute("alt", bay);
});

test("the pictures pause for good with Pause, and go on with Play", async ({ page }) => {
  const hero = await openAtStartOfTurn(page);
  await hero.pause.click();
  await page.mouse.move(0, 0);
  await blur(page);
  await page.clock.runFor(30_000);
  await expect(hero.picture).toHaveAttribute("alt", bay);

  // At once, although the pointer and the focus are still on the button.
  await hero.play.click();
  await expect(hero.pause).toBeVisible();
  await page.clock.runFor(3000);
  await expect(hero.picture).toHaveAttribute("alt", promenade);
});

test("the pictures pause while the pointer is over them", async ({ page }) => {
  const hero = await openAtStartOfTurn(page);
  await hero.region.hover();
  await page.clock.runFor(30_000);
  await expect(hero.picture).toHaveAttribute("alt", bay);

  await page.mouse.move(0, 0);
  await page.clock.runFor(2999);
  await expect(hero.picture).toHaveAttribute("alt", bay);
  await page.clock.runFor(1);
  await expect(hero.picture).toHaveAttribute("alt", promenade);
});

test("the pictures pause while the focus is inside, Pause first among their controls", async ({
  page,
}) => {
  const hero = await openAtStartOfTurn(page);
  await hero.region.getByRole("link", { name: "See More" }).focus();
  await page.keyboard.press("Tab");
  await expect(hero.pause).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(hero.indicator(1)).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(hero.picture).toHaveAttribute("alt", bay);

  await blur(page);
  await page.clock.runFor(3000);
  await expect(hero.picture).toHaveAttribute("alt", promenade);
});

test("the pictures pause while the page is hidden", async ({ page }) => {
  const hero = await openAtStartOfTurn(page);
  const setHidden = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);

  await setHidden(true);
  await page.clock.runFor(30_000);
  await expect(hero.picture).toHaveAttribute("alt", bay);
  await setHidden(false);
  await page.clock.runFor(3000);
  await expect(hero.picture).toHaveAttribute("alt", promenade);
});

test("coming from another page, where the heading gets the focus, the pictures do take turns", async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, "/program");
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  const hero = heroOf(page);
  await expect(hero.region.getByRole("heading")).toBeFocused();
  await page.mouse.move(0, 0);
  await expect(hero.region.locator("img")).toHaveCount(2);
  await page.clock.runFor(3000);
  await expect(hero.indicator(2)).toHaveAttribute("aria-current", "true");
});

test("the second picture is loaded after the page, and only when its turn is coming", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const loaded = page.waitForEvent("load").then(() => [...requests]);
  await page.goto("/");
  expect((await loaded).filter((url) => url.includes("malecon"))).toEqual([]);
  await expect
    .poll(() => requests.filter((url) => url.includes("malecon")), "it is loaded in time")
    .toHaveLength(1);
});

test.describe("for visitors who ask for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the pictures stand still until Play is pressed, and change without a fade", async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.clock.install();
    await page.goto("/");
    const hero = heroOf(page);
    await expect(hero.play).toBeVisible();
    await stopClock(page);
    await page.clock.runFor(30_000);
    await expect(hero.picture).toHaveAttribute("alt", bay);
    expect(requests.filter((url) => url.includes("malecon"))).toEqual([]);

    await hero.indicator(2).click();
    await expect(hero.picture).toHaveAttribute("alt", promenade);
    await expect(hero.picture.locator("xpath=ancestor::div[1]")).toHaveCSS(
      "transition-property",
      "none",
    );

    await hero.play.click();
    await page.clock.runFor(3000);
    await expect(hero.picture).toHaveAttribute("alt", bay);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the first picture is shown, and no control that would do nothing", async ({ page }) => {
    await page.goto("/");
    const hero = heroOf(page);
    await expect(hero.region.locator("img")).toHaveCount(1);
    await expect(hero.picture).toHaveAttribute("alt", bay);
    await expect(hero.controls).toBeHidden();
    await expect(hero.region.getByRole("link", { name: "See More" })).toBeVisible();
  });
});
