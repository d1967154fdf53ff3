import { expect, test } from "@playwright/test";

import { startSite } from "../support/processes/site-process.ts";

test("the development server shows the examples of every component; the built site does not", async ({
  page,
}) => {
  // It compiles modules on request.
  test.slow();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  const development = await startSite({}, ["--development"]);
  await page.goto(`${development.url}/examples`);
  await expect(page.getByRole("heading", { level: 1, name: "Component examples" })).toBeVisible();
  // The development server sends its modules one by one: the first click may come too early.
  await expect(async () => {
    await page.getByRole("button", { name: "Success!" }).first().click({ timeout: 1000 });
    await expect(page.getByRole("alertdialog", { name: "Success!" })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  expect(complaints).toEqual([]);
  await development.stop();

  const built = await startSite({});
  expect((await page.goto(`${built.url}/examples`))?.status()).toBe(404);
  await built.stop();
});
