import type { Page } from "@playwright/test";

import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { submitApplication } from "../support/components/page-parts.ts";
import { expect, interactive, openPage, test } from "../support/fixtures/site.ts";

/** The server accepts what is sent, but the connection breaks before its response. */
async function breakConnection(page: Page) {
  await page.route("**/api/mail/send", async (route) => {
    await route.fetch();
    await route.abort();
  });
}

/** The share of each form section that its progress bar shows as filled in. */
function shownProgress(page: Page): Promise<number[]> {
  return page
    .getByRole("progressbar", { includeHidden: true })
    .evaluateAll((bars) => bars.map((bar) => Number(Reflect.get(bar, "position"))));
}

test("an application for a started course, whose answer was lost, arrives once", async ({
  page,
  site,
  allow,
}) => {
  allow.console(/ERR_FAILED/);
  await page.clock.setFixedTime("2025-05-05T09:00:00");
  const answers = applicant("answer-lost");
  const dates = page.getByLabel("Course dates");
  const note = page.getByText("This course has already started.");
  await openPage(page, "/apply/May%205th%202025");
  await expect.poll(() => shownProgress(page)).toEqual([1, 0, 0]);
  await expect(dates).toHaveAccessibleDescription(
    "This course has already started. The next one starts on June 2nd 2025. Choose that one",
  );
  await page.getByRole("button", { name: "Choose that one" }).click();
  await expect(dates).toHaveValue("June 2nd 2025");
  await expect(dates).toBeFocused();
  await expect(note).toBeHidden();
  await page.reload();
  await expect(dates, "the draft has the new date").toHaveValue("June 2nd 2025");
  await dates.selectOption("March 3rd 2025");
  await expect(note).toBeVisible();
  await fillInApplication(page, answers);
  expect(await shownProgress(page)).toEqual([1, 1, 1]);
  await breakConnection(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alertdialog", { name: "Error!" })).toBeVisible();
  await page.unroute("**/api/mail/send");

  await page.reload();
  await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
  await expect.poll(() => shownProgress(page)).toEqual([1, 1, 1]);
  await submitApplication(page);
  // Only the start date from the URL stays filled in.
  expect(await shownProgress(page)).toEqual([1, 0, 0]);
  const [mail, ...more] = await site.mailsFrom(answers.email);
  expect(more).toEqual([]);
  expect(mail?.html).toContain("March 3rd 2025 (it had already started when this was sent)");
});

test("a message whose answer was lost arrives once", async ({ page, site, allow }) => {
  allow.console(/ERR_FAILED/);
  await openPage(page, "/");
  const form = page.getByRole("contentinfo");
  const message = form.getByLabel("Your message");
  const send = form.getByRole("button", { name: "Send" });
  await form.getByLabel("Your email").fill("lost@example.com");
  await message.fill("Do you help with visas?");
  await breakConnection(page);
  await send.click();
  await expect(page.getByRole("alertdialog", { name: "Error" })).toBeVisible();
  await page.unroute("**/api/mail/send");

  await page.reload();
  await interactive(page);
  await expect(message).toHaveValue("Do you help with visas?");
  const accepted = Promise.withResolvers<void>();
  await page.route("**/api/mail/send", async (route) => {
    await route.fetch();
    accepted.resolve();
  });
  await send.click();
  await accepted.promise;

  // The visitor does not wait for the answer.
  await openPage(page, "/program");
  await page.unroute("**/api/mail/send");
  await expect(message).toHaveValue("Do you help with visas?");
  await send.click();
  await expect(page.getByRole("alertdialog", { name: "Form Submitted" })).toBeVisible();
  expect(await site.mailsFrom("lost@example.com")).toHaveLength(1);
});
