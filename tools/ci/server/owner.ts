import { type Browser, expect, type Page } from "@playwright/test";
import sharp from "sharp";

import { tell } from "./walk-log.ts";

/** What the owner changes on her walk. */
const PRICE = 1349;
const YEAR = 2031;
const DAYS = [`${YEAR}-01-06`, `${YEAR}-02-03`, `${YEAR}-03-03`];
const ALT = "The beach in the evening";

/** What a visitor finds of it. */
export interface Seen {
  price: boolean;
  dates: number;
  photo: boolean;
}

export const NOTHING: Seen = { price: false, dates: 0, photo: false };
export const EVERYTHING: Seen = { price: true, dates: DAYS.length, photo: true };

/** Reads the pages as a visitor does, and loads the photo. */
export async function see(site: string): Promise<Seen> {
  const page = async (path: string) => (await fetch(site + path)).text();
  const program = await page("/program");
  const apply = await page("/apply");
  const [, picture] = new RegExp(`src="([^"]+)" alt="${ALT}"`).exec(await page("/reviews")) ?? [];
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
  sites: readonly string[],
): Promise<void> {
  const page = await browser.newPage({ baseURL: studio });
  const startedAt = performance.now();
  await page.goto("/");
  await open(page, "Price and hours");
  await page.getByLabel("Amount").fill(String(PRICE));
  await save(page);

  await open(page, "Start dates");
  const days = page.getByLabel("First day of the course");
  for (const day of DAYS) {
    const count = await days.count();
    await page.getByRole("button", { name: "Add to “Start dates”" }).click();
    await expect(days).toHaveCount(count + 1);
    await days.last().fill(day);
  }
  await save(page);

  await open(page, "Gallery");
  const picture = page.getByRole("group", { name: "Pictures" }).getByRole("listitem").first();
  await picture
    .getByLabel("Picture: choose a file")
    .and(page.locator("input"))
    .setInputFiles({
      name: "beach.jpg",
      mimeType: "image/jpeg",
      buffer: await photograph(),
    });
  await picture.getByLabel("What is on the picture").fill(ALT);
  await save(page);
  tell(`the owner has changed a price, three dates and a photo: ${since(startedAt)}`);

  const pressedAt = performance.now();
  const visible = seeSoon(sites, EVERYTHING);
  await page.getByRole("status").getByRole("link", { name: "Publish" }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await visible.catch(async () => {
    throw new Error(`Not published.\n${await page.getByRole("main").innerText()}`);
  });
  tell(`from “Publish now” until visitors see all of it: ${since(pressedAt)}`);
  await expect(page.getByRole("status").filter({ hasText: "Published." })).toBeVisible();
  await page.close();
}

/** Presses “Undo” in the studio, and waits until visitors see what was there before. */
export async function takeBack(
  browser: Browser,
  studio: string,
  sites: readonly string[],
): Promise<void> {
  const page = await browser.newPage({ baseURL: studio });
  await page.goto("/publish");
  const pressedAt = performance.now();
  await page.getByRole("button", { name: "Undo" }).click();
  await seeSoon(sites, NOTHING);
  tell(`from “Undo” until visitors see what was there before: ${since(pressedAt)}`);
  await page.close();
}

/** Waits until the Home page of each site has some words. */
export async function seeWordsSoon(sites: readonly string[], words: string): Promise<void> {
  const homes = () => Promise.all(sites.map(async (site) => (await fetch(site)).text()));
  await expect
    .poll(async () => (await homes()).every((page) => page.includes(words)), { timeout: 60_000 })
    .toBe(true);
}

async function seeSoon(sites: readonly string[], expected: Seen): Promise<void> {
  await Promise.all(
    sites.map((site) =>
      expect.poll(() => see(site), { timeout: 60_000, intervals: [100] }).toEqual(expected),
    ),
  );
}

async function open(page: Page, file: string): Promise<void> {
  await page.getByRole("link", { name: "Website", exact: true }).click();
  await page.getByRole("link", { name: file, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(file);
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByRole("status")).toContainText("Saved.", { timeout: 60_000 });
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
