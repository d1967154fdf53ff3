import type { Page } from "@playwright/test";

import { applicant, fillInApplication } from "../support/components/applicant.ts";
import {
  cardOf,
  chatButton,
  chatWindow,
  submitApplication,
  thumbnailOf,
} from "../support/components/page-parts.ts";
import { expect, interactive, openPage, test } from "../support/fixtures/site.ts";
import { recordRequests } from "../support/page/record-requests.ts";

const bannerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });
const message = (page: Page) => page.getByRole("contentinfo").getByLabel("Your message");
const submit = (page: Page) => page.getByRole("button", { name: "Submit" });

test.beforeEach(({ allow }) => {
  allow.console(/Failed to load resource|Failed to fetch|route module/);
});

/** Responds with 404 to requests for a chunk, as after a deployment. */
const removeChunk = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404 }));

const recordPageLoads = (page: Page) =>
  recordRequests(page, (request) => request.isNavigationRequest());

async function openFilledForm(page: Page, mark: string) {
  const answers = applicant(mark);
  await openPage(page, "/apply/May%205th%202025");
  await fillInApplication(page, answers);
  return answers;
}

test("a link whose chunk is missing opens its page", async ({ page }) => {
  await removeChunk(page, "program");
  await openPage(page, "/");
  await message(page).fill("Do you help with visas?");
  const loads = recordPageLoads(page);
  const failed = page.waitForEvent("console", (said) => said.text().includes("route module"));
  await bannerLink(page, "Program").hover();
  await failed;
  expect(loads, "a failed prefetch").toEqual([]);

  await bannerLink(page, "Program").click();
  await expect(page.getByRole("heading", { level: 1, name: "Program" })).toBeVisible();
  expect(loads).toEqual([expect.stringMatching(/\/program$/)]);

  // Once the chunk is available again, the page hydrates and restores the text.
  await page.unroute("**/assets/program-*.js");
  await page.reload();
  await expect(message(page)).toHaveValue("Do you help with visas?");
});

test("without the validation chunk, the browser posts the form", async ({ page, site }) => {
  await removeChunk(page, "check-and-send");
  const answers = await openFilledForm(page, "rules-gone");
  await test.step("a form that was left before the browser could post it is not called sent", async () => {
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await page.route("**/apply/**", async (route) => {
      if (route.request().method() !== "HEAD") return route.fallback();
      asked.resolve();
      await answered.promise;
      return route.continue();
    });
    await submit(page).click();
    await asked.promise;
    await bannerLink(page, "Program").click();
    await expect(page.getByRole("heading", { level: 1, name: "Program" })).toBeVisible();
    answered.resolve();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("There was an error sending your application.");
    await dialog.getByRole("button", { name: "OK" }).click();
    await page.unroute("**/apply/**");
  });
  await openPage(page, "/apply");
  await page.getByLabel("City").fill("");
  await submit(page).click();
  await expect(page).toHaveTitle(/^Error: /);
  // While typefaces arrive, the button may move between the press and the release.
  await interactive(page);
  await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
  await page.getByLabel("City").fill(answers.city);
  await submit(page).click();
  const status = page.getByRole("status");
  await expect(status.filter({ hasText: "Success!" })).toBeVisible();
  await interactive(page);
  expect(await site.mailsFrom(answers.email)).toHaveLength(1);
  await openPage(page, "/apply");
  await expect(page.getByLabel("Nationality")).toHaveValue("");
  await expect(page.getByLabel("Course dates")).toHaveValue("");
});

test("without the validation chunk, both forms keep answers", async ({ page, context, site }) => {
  let isMissing = true;
  await page.route("**/assets/check-and-send-*.js", (route) =>
    isMissing ? route.abort() : route.continue(),
  );
  const answers = await openFilledForm(page, "rules-offline");
  await message(page).fill("Hello");
  await page.getByLabel("Your email").fill(answers.email);
  await context.setOffline(true);
  await submit(page).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(
    "There was an error sending your application. Please try again. Error sending email",
  );
  await dialog.getByRole("button", { name: "OK" }).click();
  const expectMessageToStay = async () => {
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(dialog).toContainText(
      "There was an error sending the email. Please try again later",
    );
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(message(page)).toHaveValue("Hello");
  };
  await expectMessageToStay();
  await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
  await context.setOffline(false);

  let isProxyThere = true;
  await page.route("**/*", (route) => {
    if (!["HEAD", "POST"].includes(route.request().method())) return route.fallback();
    return isProxyThere ? route.fulfill({ status: 502, body: "Bad Gateway" }) : undefined;
  });
  await expectMessageToStay();
  isProxyThere = false;
  // The page waits for 10 s before it says that nothing answers.
  const hurry = await page.evaluateHandle(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 20);
    return { end: () => void (AbortSignal.timeout = timeout) };
  });
  await expectMessageToStay();
  await hurry.evaluate(({ end }) => end());
  await page.unroute("**/*");

  isMissing = false;
  await submitApplication(page);
  expect(await site.mailsFrom(answers.email)).toHaveLength(1);
});

test("without their chunks, chat, lightbox and video are links", async ({ page }) => {
  for (const chunk of ["lightbox", "video-modal", "conversation"]) await removeChunk(page, chunk);
  await openPage(page, "/reviews");
  const loads = recordPageLoads(page);
  await chatButton(page).click();
  await expect(
    chatWindow(page).getByRole("link", { name: "Write to us on WhatsApp" }),
  ).toHaveAttribute("href", "https://wa.me/523225550123");
  await page.keyboard.press("Escape");
  await message(page).fill("Hello");
  await thumbnailOf(page, "Sunset on the beach").click();
  await expect(page).toHaveURL(/gallery-beach-1200\.webp$/);
  await page.goBack();
  await expect(message(page)).toHaveValue("Hello");
  await openPage(page, "/");
  await cardOf(page).click();
  await expect(page).toHaveURL(/sample\.mp4$/);
  expect(loads).toHaveLength(4);
});
