import { mkdirSync, writeFileSync } from "node:fs";

import { applicant } from "../support/components/applicant.ts";
import { storeApplication, storeMessages } from "../support/databases/studio-submissions.ts";
import { toWebp } from "../support/page/webp.ts";
import { startStudio, studioDatabase } from "../support/processes/studio-process.ts";
import { startChromium } from "./start-chromium.ts";

// Takes screenshots of the studio for docs/owners-guide.md.
const FOLDER = "docs/studio";
const WINDOW = { width: 1280, height: 800 };

mkdirSync(FOLDER, { recursive: true });
const browser = await startChromium();
const encoder = await browser.newPage();
const database = await studioDatabase();
for (const [name, lastName, country] of [
  ["Mina", "Okafor", "Mexico"],
  ["Zoë", "Brown", "United States"],
] as const) {
  const fields = {
    ...applicant("sample"),
    courseDates: "February 3rd 2025",
    name,
    lastName,
    country,
  };
  await storeApplication(database.store, fields);
}
await storeMessages(database.store, 1, "someone@example.com");
const studio = await startStudio({ DATABASE_URL: database.url });
const page = await browser.newPage({ baseURL: studio.url, viewport: WINDOW, colorScheme: "light" });

async function shoot(name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  writeFileSync(`${FOLDER}/${name}.webp`, await toWebp(encoder, await page.screenshot()));
}

await page.goto("/");
await shoot("applications");

await page.goto("/website?page=/program");
await page.frameLocator("iframe").getByText("-week, full-time TEFL course").click();
await page.getByRole("textbox", { name: "Paragraph" }).press("End");
await page.keyboard.type(" Come and see.");
await page.frameLocator("iframe").getByText("Come and see.").waitFor();
await shoot("editing");

await page.getByRole("status").getByText("Saved").waitFor();
await page.goto("/publish");
await page.getByRole("heading", { level: 1, name: "Publish" }).waitFor();
await shoot("publishing");

await browser.close();
await studio.stop();
await database.remove();
