import { type Browser, expect } from "@playwright/test";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";

import { expect as expectTrue, tell } from "./walk-log.ts";

/** What the owner changes on her walk. */
const PRICE = 1349;
const YEAR = 2031;
const DAYS = [`6 January ${YEAR}`, `3 February ${YEAR}`, `3 March ${YEAR}`];
const ALT = "The beach in the evening";

/** What a visitor finds of it. */
export interface Seen {
  price: boolean;
  dates: number;
  photo: boolean;
}

export const NOTHING: Seen = { price: false, dates: 0, photo: false };
export const EVERYTHING: Seen = { price: true, dates: DAYS.length, photo: true };

/** @throws unless a visitor finds exactly this */
export async function expectSeen(site: string, expected: Seen, when: string): Promise<void> {
  const seen = await see(site);
  const sentence = `${when}: visitors see ${JSON.stringify(expected)}`;
  expectTrue(isDeepStrictEqual(seen, expected), sentence, JSON.stringify(seen));
}

/** Reads the pages as a visitor does, and loads the photo. */
async function see(site: string): Promise<Seen> {
  const page = async (path: string) => (await fetch(site + path)).text();
  const program = await page("/program");
  const apply = await page("/apply");
  const [image = ""] = new RegExp(`<img[^>]*alt="${ALT}"[^>]*>`).exec(apply) ?? [];
  const [, picture] = / src="([^"]+)"/.exec(image) ?? [];
  const photo = picture ? await fetch(new URL(picture, site)) : undefined;
  return {
    price: program.includes(`Tuition ${PRICE} `),
    dates: [...apply.matchAll(new RegExp(`<option value="[^"]* ${YEAR}"`, "g"))].length,
    photo: photo?.ok === true && (await photo.arrayBuffer()).byteLength > 1000,
  };
}

/** Changes the price, adds three dates and a photo in the studio, and publishes them. */
export async function changeAndPublish(
  browser: Browser,
  studio: string,
  site: string,
): Promise<void> {
  const page = await browser.newPage({ baseURL: studio });
  const startedAt = performance.now();
  await page.goto("/courses");
  await page.getByRole("textbox", { name: "Add start dates" }).fill(DAYS.join("\n"));
  await page.getByRole("button", { name: "Add 3 dates" }).click();
  await page.getByLabel("Tuition").fill(String(PRICE));
  const stateBar = page.getByRole("region", { name: "not live yet" });
  await expect(stateBar).toContainText("4 changes");

  await page.goto("/website/pictures");
  await page.getByRole("heading", { name: "Every picture, page by page" }).click();
  const place = page.getByRole("group").filter({ hasText: "Apply Now" }).last();
  await place.getByRole("heading").click();
  await place.getByRole("link", { name: "Top of the page" }).click();
  await page.locator("input[type=file]").setInputFiles({
    name: "beach.jpg",
    mimeType: "image/jpeg",
    buffer: await photograph(),
  });
  await page.getByLabel("What is on it").fill(ALT);
  await page.getByLabel("agreed that it is on the website").check();
  await page.getByRole("button", { name: "Use this photograph" }).click();
  await expect(page.getByText("The photograph is in its place")).toBeVisible({ timeout: 120_000 });
  tell(`the owner has changed a price, three dates and a photo: ${since(startedAt)}`);

  const pressedAt = performance.now();
  const visible = seeSoon(site, EVERYTHING);
  await page.goto("/publish");
  await page.getByRole("button", { name: /^Publish \d+ changes/ }).click();
  await visible.catch(async () => {
    throw new Error(`Not published.\n${await page.getByRole("main").innerText()}`);
  });
  tell(`from opening “Publish” until visitors see all of it: ${since(pressedAt)}`);
  await expect(page.getByRole("heading", { name: "It is live." })).toBeVisible();
  await page.close();
}

/** Goes back to the version before in the studio, and waits until visitors see it. */
export async function takeBack(browser: Browser, studio: string, site: string): Promise<void> {
  const page = await browser.newPage({ baseURL: studio });
  await page.goto("/publish");
  await page
    .getByRole("link", { name: /^Go back to this/ })
    .first()
    .click();
  const pressedAt = performance.now();
  await page.getByRole("button", { name: "Go back to this" }).click();
  await seeSoon(site, NOTHING);
  tell(`from “Go back to this” until visitors see what was there before: ${since(pressedAt)}`);
  await page.close();
}

/** Waits until visitors find this. */
export async function seeSoon(site: string, expected: Seen): Promise<void> {
  await expect.poll(() => see(site), { timeout: 60_000, intervals: [100] }).toEqual(expected);
}

/** A photograph of twelve megapixels, as phones make them. */
function photograph(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background: "#00c", noise } })
    .jpeg()
    .toBuffer();
}

function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
