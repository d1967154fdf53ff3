import { expect, test } from "../support/fixtures/site.ts";
import { startSite } from "../support/processes/site-process.ts";

test("only the development server has a page with the component examples", async ({
  page,
  allow,
}) => {
  // The development server compiles modules on request, which takes time.
  test.slow();
  // Vite and React greet developers.
  allow.console(/^(debug|info): /);
  // On a slow machine the modules arrive long after the page's load event.
  allow.console(/was preloaded using link preload but not used within a few seconds/);
  const development = await startSite({}, ["--development"]);
  await page.goto(`${development.url}/examples`);
  await expect(page.getByRole("heading", { level: 1, name: "Component examples" })).toBeVisible();
  const dialog = page.getByRole("alertdialog", { name: "Success!" });
  // Click until the dialog opens: the page may not be hydrated yet.
  await expect(async () => {
    if (await dialog.isVisible()) return;
    await page.getByRole("button", { name: "Success!" }).first().click({ timeout: 1000 });
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto("about:blank");
  await development.stop();

  allow.console(/status of 404/);
  expect((await page.goto("/examples"))?.status()).toBe(404);
});
