import type { Page } from "@playwright/test";

import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { carouselOf } from "../support/components/drive-carousel.ts";
import { interactive, openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/page/site.ts";

/**
 * Notes what screen readers say by themselves once the page is there: every text that comes into a
 * live region, and every alert. Other live regions that come with words in them are not read.
 */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const live = "[aria-live=polite], [role=status], [role=alert], [role=log]";
    new MutationObserver((changes) => {
      if (!("hydrated" in document.documentElement.dataset)) return;
      const regions = new Set(
        changes.flatMap(({ target, addedNodes }) => {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest(live);
          const added = Array.from(addedNodes).filter((node) => node instanceof Element);
          const alerts = added.filter((node) => node.matches("[role=alert]"));
          return region ? [region, ...alerts] : alerts;
        }),
      );
      for (const region of regions) {
        const words = region.textContent?.trim();
        if (words && region.checkVisibility()) said.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "said"));
}

test("a message is said to be on its way once, when it is, and not when it has mistakes", async ({
  page,
}) => {
  const said = await listen(page);
  await openPage(page, "/aboutus");
  const form = page.getByRole("contentinfo");
  const send = form.getByRole("button", { name: "Send", exact: true });
  await send.click();
  const email = form.getByLabel("Your email");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Email is required");
  await expect(send).toHaveText("Send");
  expect(await said()).toEqual([]);

  await email.fill("announced@example.com");
  await form.getByLabel("Your message").fill("Hello");
  await send.click();
  const outcome = page.getByRole("alertdialog", { name: "Form Submitted" });
  await expect(outcome).toHaveAccessibleDescription(/^Thank you for contacting us/);
  await expect(outcome).toBeFocused();
  expect(await said()).toEqual(["Sending..."]);

  // Enter presses the first button, which is not the one with the focus.
  await page.keyboard.press("Enter");
  await expect(outcome).toHaveCount(0);
  await expect(form.getByRole("button", { name: "Send", exact: true })).toBeFocused();
});

test("an application’s mistakes, its sending and the page after it are each said once", async ({
  page,
}) => {
  const said = await listen(page);
  await page.goto("/apply/May%205th%202025");
  await interactive(page);
  await page.getByRole("button", { name: "Submit" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  expect(await said()).toEqual([expect.stringMatching(/^There are 17 problems/)]);

  await fillInApplication(page, applicant("announced"));
  await page.getByRole("button", { name: "Submit" }).click();
  const outcome = page.getByRole("alertdialog", { name: "Success!" });
  await expect(outcome).toHaveAccessibleDescription(/has been sent successfully/);
  expect((await said()).slice(1)).toEqual(["Sending..."]);

  await page.keyboard.press("Escape");
  // The page is named by its heading, which gets the focus.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/");
  expect((await said()).slice(2)).toEqual([]);
});

test("the testimonials say where they are after a button, and nothing while they are read", async ({
  page,
}) => {
  const said = await listen(page);
  await openPage(page, "/");
  const { row, next } = carouselOf(page);
  await row.scrollIntoViewIfNeeded();
  await next.click();
  await expect.poll(said).toEqual(["Testimonial 2 of 5"]);
  // Until the move has ended, it takes no notice of other scrolling.
  await expect(async () => {
    await row.evaluate((box) => box.scrollBy({ left: 500, behavior: "instant" }));
    await expect(page.getByText(/^Testimonial \d of 5$/)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  expect(await said()).toEqual(["Testimonial 2 of 5"]);
});

test("nothing is said while the first screen’s pictures take turns", async ({ page }) => {
  await page.clock.install();
  const said = await listen(page);
  await openPage(page, "/");
  await page.clock.runFor(10_000);
  expect(await said()).toEqual([]);
});
