import type { Page } from "@playwright/test";
import sharp from "sharp";

import { applicant } from "../support/components/applicant.ts";
import {
  publishDates,
  storeApplication,
  storeMessages,
} from "../support/databases/studio-submissions.ts";
import { startSite } from "../support/processes/site-process.ts";
import { startStudio, studioDatabase } from "../support/processes/studio-process.ts";
import { startChromium } from "./start-chromium.ts";

// Takes the screenshots of the site for the README, and of the studio for docs/owners-guide.md.
interface Picture {
  file: string;
  path: string;
  /** What stands at the top of the picture. */
  from?: string;
  isDark?: boolean;
  isPhone?: boolean;
  /** What somebody does before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
}

const sitePictures: readonly Picture[] = [
  { file: "home.jpg", path: "/" },
  { file: "gallery-dark.jpg", path: "/reviews", from: "#gallery-heading", isDark: true },
  { file: "apply.jpg", path: "/apply" },
  { file: "program-phone.jpg", path: "/program", from: ".hour-sun", isPhone: true },
];
const studioPictures: readonly Picture[] = [
  { file: "studio/today.webp", path: "/" },
  { file: "studio/people.webp", path: "/people" },
  { file: "studio/person.webp", path: "/people", act: openPerson },
  { file: "studio/website.webp", path: "/website" },
  { file: "studio/results.webp", path: "/results" },
  { file: "studio/settings.webp", path: "/settings" },
  { file: "studio/technician.webp", path: "/technician" },
  { file: "studio/courses.webp", path: "/courses", act: addDates },
  { file: "studio/editing.webp", path: "/website?page=/program", act: typeOnThePage },
  { file: "studio/publish.webp", path: "/publish" },
];
const DATES = "1 March 2027\n3 May 2027\n14 June 2027\n9 August 2027";
const PEOPLE = ["Mina Okafor CAN", "Zoë Núñez MEX", "Liam O’Brien Ireland", "Yuki Tanaka Japan"];

async function openPerson(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Mina Okafor", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Mina Okafor" }).waitFor();
}

async function addDates(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Add start dates" }).fill(DATES);
  await page.getByRole("button", { name: "Add 4 dates" }).click();
  await page.getByLabel("Places in each course").fill("12");
  await page.keyboard.press("Enter");
  await page.getByRole("row", { name: "3 May 2027" }).getByRole("spinbutton").fill("3");
  await page.getByText("3 places left").waitFor();
}

async function typeOnThePage(page: Page): Promise<void> {
  const shown = page.frameLocator("iframe");
  await shown.getByText("-week, full-time TEFL course").click();
  await page.getByRole("textbox", { name: "Paragraph" }).press("End");
  await page.keyboard.type(" Come and see.");
  await shown.getByText("Come and see.").waitFor();
  await page.getByRole("status").getByText("Saved").waitFor();
}

const browser = await startChromium();

async function take(baseURL: string, pictures: readonly Picture[]): Promise<void> {
  for (const { file, path, from = "body", isDark, isPhone, act } of pictures) {
    const page = await browser.newPage({
      baseURL,
      viewport: isPhone ? { width: 390, height: 780 } : { width: 1280, height: 800 },
      colorScheme: isDark ? "dark" : "light",
      reducedMotion: "reduce",
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await act?.(page);
    await page.waitForLoadState("networkidle");
    const top = page.locator(from).first();
    await top.evaluate((start) => start.scrollIntoView());
    await page.waitForFunction(() =>
      Array.from(document.images)
        .filter((image) => image.checkVisibility())
        .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
        .every((image) => image.complete && image.naturalWidth > 0),
    );
    const png = await page.screenshot();
    // JPEG or WebP, by the file’s name: a third of a PNG.
    await sharp(png).toFile(`docs/${file}`);
    await page.close();
  }
}

const site = await startSite({});
await take(site.url, sitePictures);

const database = await studioDatabase();
await publishDates(database.store, ["2027-01-11"]);
for (const person of PEOPLE) {
  const [name = "", lastName = "", country = ""] = person.split(" ");
  const courseDates = "January 11th 2027";
  // The list has one row for each address.
  const email = `${lastName.toLowerCase()}@example.com`;
  const answers = { ...applicant("sample"), courseDates, name, lastName, email, country };
  await storeApplication(database.store, answers);
}
await storeMessages(database.store, 1, "someone@example.com");
// The studio looks for the site on its machine, and warns if there is none.
const { port } = new URL(site.url);
const studio = await startStudio({ DATABASE_URL: database.url, PORT: port });
await take(studio.url, studioPictures);
await studio.stop();
await site.stop();
await database.remove();
await browser.close();
