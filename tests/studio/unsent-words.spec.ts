import type { Page } from "@playwright/test";

import { expect, test } from "../support/fixtures/running-studio.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const status = (page: Page) => page.getByRole("status");

test("what two tabs could not send before they were closed is in the next one", async ({
  page,
  context,
  saved,
  watch,
}) => {
  watch.console(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/website/chat");
    await expect(field(tab, "Greeting")).toBeVisible();
  }
  await context.setOffline(true);
  await field(page, "Greeting").fill("Hers");
  await field(page, "How fast you answer").fill("At once");
  await field(other, "Greeting").fill("Hers, too");
  for (const tab of [page, other]) await expect(status(tab)).toContainText("No connection");
  const next = await context.newPage();
  await context.setOffline(false);
  await page.close();
  await other.close();
  await next.goto("/website/chat");
  const alert = next.getByRole("alert").filter({ hasText: "nothing is overwritten" });
  await expect(alert).toBeVisible();
  expect(await saved("chat")).toMatchObject({ greeting: "Hers", replyTime: "At once" });
  await expect(field(next, "Greeting")).toHaveText("Hers, too");
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await expect(next.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => saved("chat")).toMatchObject({ greeting: "Hers, too" });
});

test("no field is typed in that undo has removed, or that closes meanwhile", async ({ page }) => {
  await page.goto("/website/gallery");
  const remove = page.getByRole("button", { name: /^Remove/ });
  await page.getByRole("button", { name: "Add another" }).click();
  await expect(remove).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(remove, "the sheet of the entry").toHaveCount(0);

  await page.goto("/website/start-dates?field=startDates/0/seats");
  const places = field(page, "Places left");
  await expect(places).toBeFocused();
  await places.fill("1000");
  await expect(places).toHaveAccessibleDescription(/^This /);
  await places.press("Backspace");
  await expect(places).not.toHaveAccessibleDescription(/^This /);
  await expect(places).toBeFocused();
});
