import { expectNoViolations } from "../support/measurements/expect-no-violations.ts";
import { expect, test } from "../support/fixtures/edited-site.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // The same with JavaScript is part of journey.spec.ts.
  test("the owner adds a start date in the studio, corrects an invalid date, previews, saves and undoes the change", async ({
    page,
    edited,
  }) => {
    test.slow();
    const before = edited.dataOf("start-dates");
    await page.goto("/content");
    await page.getByRole("link", { name: "Start dates" }).click();
    await page.getByRole("button", { name: "Add to “Start dates”" }).click();
    const days = page.getByLabel("First day of the course");
    await expect(days.last()).toHaveValue("");
    await days.last().fill("2020-01-06");
    await page.getByRole("button", { name: "Save" }).last().click();
    await expect(page.getByRole("alert")).toContainText("Nothing is saved yet");
    await expect(days.last()).toHaveAccessibleDescription(/before the date above it/);
    await expect(days.last()).toHaveValue("2020-01-06");
    expect(edited.dataOf("start-dates")).toEqual(before);

    await days.last().fill("2031-01-06");
    await page.getByLabel("Places").last().selectOption("few");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByRole("heading", { name: "Preview" })).toBeInViewport();
    await expect(days.last()).toHaveValue("2031-01-06");
    const preview = page.frameLocator("iframe[title='Preview of the page Home']");
    const shown = preview.getByRole("listitem").filter({ hasText: "January 6th" }).last();
    // The timeout allows for the build of the preview, which the first preview may start.
    await expect(shown).toContainText("Few places left", { timeout: 60_000 });
    expect(edited.dataOf("start-dates")).toEqual(before);
    await page.getByRole("button", { name: "Save" }).last().click();
    await expect(page.getByRole("status")).toContainText("Saved.");
    expect(JSON.stringify(edited.dataOf("start-dates"))).toContain(
      '{"date":"2031-01-06","places":"few"}',
    );
    await page.getByRole("button", { name: "Undo the last change" }).click();
    await expect(page.getByRole("status")).toContainText("undone");
    expect(edited.dataOf("start-dates")).toEqual(before);
  });
});

test("the studio warns before a save replaces another person’s values or a file broken by hand", async ({
  page,
  context,
  edited,
  watch,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto("/content/chat");
  await page.getByLabel("Greeting").fill("Hers");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByRole("status")).toContainText("Saved.");
  await other.getByLabel("Greeting").fill("His");
  await other.getByRole("button", { name: "Save" }).last().click();
  const alert = other.getByRole("alert");
  await expect(alert).toContainText("Somebody else has saved this meanwhile");
  await expect(alert.getByRole("row", { name: "Greeting" })).toContainText("Hers");
  expect(edited.dataOf("chat")["greeting"]).toBe("Hers");
  await other.getByRole("button", { name: "Save" }).last().click();
  await expect(other.getByRole("status")).toContainText("Saved.");
  expect(edited.dataOf("chat")["greeting"]).toBe("His");

  // The preview of the unreadable file fails with 500; then the last valid version is shown.
  watch.console(/status of 500/);
  edited.write("chat", "{ broken by hand");
  await page.goto("/content/chat");
  await expect(page.getByRole("alert")).toContainText("cannot be read");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByRole("status")).toContainText("Saved.");
  expect(edited.dataOf("chat")["greeting"]).toBe("Hers");
});

test("axe finds no violation in the studio’s list of pages and in its forms that edit lists and optional content", async ({
  page,
}) => {
  test.slow();
  for (const path of ["/content", "/content/start-dates", "/content/course-details"]) {
    await page.goto(path);
    await expectNoViolations(page, path);
  }
});
