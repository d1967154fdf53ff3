import { expectNoViolations } from "../support/measurements/expect-no-violations.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";

test("of two tabs that change the same form, the second is shown what the first has saved, and nothing that was typed is lost", async ({
  page,
  context,
  saved,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto("/website/chat");
  await page.getByLabel("Greeting").fill("Hers");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByRole("status")).toContainText("Saved.");
  await other.getByLabel("Greeting").fill("His");
  await other.getByRole("button", { name: "Save" }).last().click();
  const alert = other.getByRole("alert");
  await expect(alert).toContainText("Somebody else has saved this meanwhile");
  await expect(alert.getByRole("listitem").filter({ hasText: "Greeting" })).toContainText("Hers");
  await expect(other.getByLabel("Greeting")).toHaveValue("His");
  expect((await saved("chat"))["greeting"]).toBe("Hers");
  await expectNoViolations(other, "two tabs");
  await other.getByRole("button", { name: "Save" }).last().click();
  await expect(other.getByRole("status")).toContainText("Saved.");
  expect((await saved("chat"))["greeting"]).toBe("His");
});

test("axe finds no violation in the studio’s list of pages and in its forms that edit lists and optional content", async ({
  page,
}) => {
  test.slow();
  for (const path of ["/website", "/website/course-details"]) {
    await page.goto(path);
    await expectNoViolations(page, path);
  }
});
