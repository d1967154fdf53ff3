import type { Page } from "@playwright/test";

import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { submitApplication } from "../support/components/page-parts.ts";
import { expect, openPage, test } from "../support/fixtures/site.ts";
import { recordRequests } from "../support/page/record-requests.ts";

const panelButton = (page: Page) =>
  page.getByRole("button", { name: "Continue on another device" });
const linkField = (page: Page) => page.getByLabel("Link with your answers");
const question = (page: Page) =>
  page.getByRole("alertdialog", { name: "Replace what you have typed?" });

/** Opens the panel “Continue on another device” and returns its link with the answers. */
async function linkOf(page: Page) {
  await panelButton(page).click();
  await expect(linkField(page)).toHaveValue(/#answers=/);
  return linkField(page).inputValue();
}

test("an application continues on another device", async ({ page, browser, site }) => {
  const answers = applicant("transferred");
  await openPage(page, "/apply/May%205th%202025");
  await fillInApplication(page, answers);
  const link = await linkOf(page);
  expect(link).toMatch(/\/apply#answers=[\w-]+$/);

  const other = await browser.newPage();
  const requested = recordRequests(other, (request) => request.url().includes("answers="));
  await openPage(other, link);
  const opened = other.getByRole("alertdialog", { name: "Your answers are in the form." });
  await opened.getByRole("button", { name: "OK" }).click();
  await expect(other).toHaveURL(/\/apply$/);
  await expect(other.getByLabel("Course dates")).toHaveValue("May 5th 2025");
  await expect(other.getByLabel("Professional background")).toHaveValue(
    answers.professionalBackground,
  );
  await other.reload();
  await expect(other.getByLabel("Nationality")).toHaveValue("Irish");
  expect(requested).toEqual([]);

  await other.keyboard.press("Escape");
  await submitApplication(other);
  await other.close();
  await submitApplication(page);
  expect(await site.mailsFrom(answers.email)).toHaveLength(1);
});

test("the link with the answers asks before it replaces others", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", {
      value: async (data: unknown) => void shared.push(data),
    });
  });
  await openPage(page, "/apply");
  await page.getByLabel("City").fill("Galway");
  await page.getByLabel("Nationality").fill("Irish");
  const link = await linkOf(page);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.getByRole("button", { name: "Share the link" }).click();
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([
    { title: "My application", url: link },
  ]);

  await test.step("the link asks before it replaces other answers", async () => {
    await page.getByLabel("City").fill("Cork");
    await page.getByLabel("Nationality").fill("");
    await page.getByLabel("Languages", { exact: true }).fill("English");

    await page.goto(link);
    await expect(question(page)).toHaveAccessibleDescription(
      /^One answer in the form is different/,
    );
    // Browsers fire `close` with their next frame, which a busy one may draw after the next question.
    await page.evaluate(() => {
      const options = { capture: true, once: true };
      document.addEventListener("close", (event) => event.stopPropagation(), options);
    });
    await question(page).getByRole("button", { name: "Keep what I typed" }).click();
    await expect(page.getByLabel("City")).toHaveValue("Cork");
    await expect(page.getByLabel("Nationality")).toHaveValue("");

    await page.goto(link);
    await question(page).getByRole("button", { name: "Replace" }).click();
    await expect(page.getByLabel("City")).toHaveValue("Galway");
    await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
    await expect(page.getByLabel("Languages", { exact: true })).toHaveValue("English");
  });

  await page.goto("about:blank");
  await openPage(page, link.slice(0, -4));
  await expect(
    page.getByRole("alertdialog", { name: "These answers cannot be read" }),
  ).toContainText("The link did not arrive whole");
  await expect(page).toHaveURL(/\/apply$/);
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByLabel("City")).toHaveValue("Galway");
  await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
});
