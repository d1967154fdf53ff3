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

test("an application whose answer was lost arrives once", async ({ page, site, allow }) => {
  allow.console(/ERR_FAILED/);
  const answers = applicant("answer-lost");
  await openPage(page, "/apply/May%205th%202025");
  await expect.poll(() => shownProgress(page)).toEqual([1, 0, 0]);
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
  expect(await site.mailsFrom(answers.email)).toHaveLength(1);
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
