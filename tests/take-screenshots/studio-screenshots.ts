import { mkdirSync, writeFileSync } from "node:fs";

import { applicant } from "../support/components/applicant.ts";
import { storeApplication, storeMessages } from "../support/databases/studio-submissions.ts";
import { toWebp } from "../support/page/webp.ts";
import { startStudio, studioDatabase } from "../support/processes/studio-process.ts";
import { startChromium } from "./start-chromium.ts";

// Takes screenshots of the studio for docs/owners-guide.md.
const FOLDER = "docs/studio";
const DATES = "11 January 2027\n1 March 2027\n3 May 2027\n14 June 2027\n9 August 2027";
const WINDOW = { width: 1280, height: 800 };

const people = [
  ["Mina", "Okafor", "CAN"],
  ["Zoë", "Núñez", "MEX"],
  ["Liam", "O’Brien", "Ireland"],
  ["Yuki", "Tanaka", "Japan"],
] as const;

mkdirSync(FOLDER, { recursive: true });
const browser = await startChromium();
const encoder = await browser.newPage();
const database = await studioDatabase();
const ids: string[] = [];
for (const [name, lastName, country] of people) {
  const fields = {
    ...applicant("sample"),
    courseDates: "February 3rd 2025",
    name,
    lastName,
    country,
  };
  ids.push(await storeApplication(database.store, fields));
}
await storeMessages(database.store, 1, "someone@example.com");
const studio = await startStudio({ DATABASE_URL: database.url });
const page = await browser.newPage({ baseURL: studio.url, viewport: WINDOW, colorScheme: "light" });

const shoot = async (name: string) =>
  writeFileSync(`${FOLDER}/${name}.webp`, await toWebp(encoder, await page.screenshot()));

// A picture of each of the studio's places, named after it.
for (const [name, path] of [
  ["today", "/"],
  ["people", "/people"],
  ["person", `/people/${ids[0]}`],
  ["website", "/website"],
  ["results", "/results"],
  ["settings", "/settings"],
  ["technician", "/technician"],
] as const) {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await shoot(name);
}

await page.goto("/courses");
await page.getByRole("textbox", { name: "Add start dates" }).fill(DATES);
await page.getByRole("button", { name: "Add 5 dates" }).click();
await page.getByRole("row", { name: "3 May 2027" }).getByRole("spinbutton").fill("3");
await page.getByText("3 places left").waitFor();
await shoot("courses");

await page.goto("/website?page=/program");
await page.frameLocator("iframe").getByText("-week, full-time TEFL course").click();
await page.getByRole("textbox", { name: "Paragraph" }).press("End");
await page.keyboard.type(" Come and see.");
await page.frameLocator("iframe").getByText("Come and see.").waitFor();
await shoot("editing");

await page.getByRole("status").getByText("Saved").waitFor();
await page.goto("/publish");
await page.getByRole("heading", { level: 1, name: "Publish" }).waitFor();
await shoot("publish");

await browser.close();
await studio.stop();
await database.remove();
