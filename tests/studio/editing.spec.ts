import { expectNoViolations } from "../support/measurements/expect-no-violations.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // The same with JavaScript is part of journey.spec.ts.
  test("the owner adds a start date in the studio, corrects an invalid date, previews, saves and goes back to what visitors see", async ({
    page,
    saved,
  }) => {
    const before = await saved("start-dates");
    await page.goto("/website");
    await page.getByRole("link", { name: "Start dates" }).click();
    await page.getByRole("button", { name: "Add to “Start dates”" }).click();
    const days = page.getByLabel("First day of the course");
    await expect(days.last()).toHaveValue("");
    await days.last().fill("2020-01-06");
    await page.getByRole("button", { name: "Save" }).last().click();
    await expect(page.getByRole("alert")).toContainText("Nothing is saved yet");
    await expect(days.last()).toHaveAccessibleDescription(/before the date above it/);
    await expect(days.last()).toHaveValue("2020-01-06");
    expect(await saved("start-dates")).toEqual(before);

    await days.last().fill("2031-01-06");
    await page.getByLabel("Places").last().selectOption("few");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByRole("heading", { name: "Preview" })).toBeInViewport();
    await expect(days.last()).toHaveValue("2031-01-06");
    const preview = page.frameLocator("iframe[title='Preview of the page Home']");
    const shown = preview.getByRole("listitem").filter({ hasText: "January 6th" }).last();
    await expect(shown).toContainText("Few places left");
    expect(await saved("start-dates")).toEqual(before);
    await page.getByRole("button", { name: "Save" }).last().click();
    await expect(page.getByRole("status")).toContainText("Saved.");
    expect(JSON.stringify(await saved("start-dates"))).toContain(
      '{"date":"2031-01-06","places":"few"}',
    );
    await page.getByRole("button", { name: "Back to what visitors see" }).click();
    const alert = page.getByRole("alert");
    await expect(alert.getByRole("listitem").filter({ hasText: "2031-01-06" })).toBeVisible();
    await alert.getByRole("button", { name: "Throw them away" }).click();
    await expect(page.getByRole("status")).toContainText("Nothing here waits to be published");
    expect(await saved("start-dates")).toEqual(before);
  });
});

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
  for (const path of ["/website", "/website/start-dates", "/website/course-details"]) {
    await page.goto(path);
    await expectNoViolations(page, path);
  }
});
