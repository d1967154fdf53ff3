import { expect, test } from "@playwright/test";

import { startSite } from "../support/processes/site-process.ts";

test("only the development server has a page with the component examples", async ({ page }) => {
  // The development server compiles modules on request, which takes time.
  test.slow();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const development = await startSite({}, ["--development"]);
  await page.goto(`${development.url}/examples`);
  await expect(page.getByRole("heading", { level: 1, name: "Component examples" })).toBeVisible();
  // Click until the dialog opens: the page may not be hydrated yet.
  await expect(async () => {
    await page.getByRole("button", { name: "Success!" }).first().click({ timeout: 1000 });
    await expect(page.getByRole("alertdialog", { name: "Success!" })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  expect(errors).toEqual([]);
  await development.stop();

  const built = await startSite({});
  expect((await page.goto(`${built.url}/examples`))?.status()).toBe(404);
  await built.stop();
});
