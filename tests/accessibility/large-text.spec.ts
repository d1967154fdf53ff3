import { answerForWhatsApp, chatButton, say } from "../support/components/drive-chat.ts";
import { openLightbox } from "../support/components/drive-lightbox.ts";
import { expectReadable, views } from "../support/measurements/expect-readable.ts";
import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/fixtures/site.ts";
import { openModal } from "../support/components/drive-video.ts";

const narrowViews = views.filter(({ width }) => width < 768);

test.slow();

test("dialogs, chat and menu are readable at 200 % size, with text spacing and at 400 % zoom", async ({
  page,
  allow,
  context,
}) => {
  await answerForWhatsApp(context, allow);
  await openModal(page);
  await expectReadable(page, "video");
  await page.keyboard.press("Escape");

  await chatButton(page).press("Enter");
  await say(page, "Do you help with housing?");
  await expectReadable(page, "chat");
  await page.keyboard.press("Escape");

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.getByRole("button", { name: "Menu" }).click();
  await expectReadable(page, "menu", narrowViews);

  await openLightbox(page);
  await expectReadable(page, "lightbox");
});

test("the forms and their errors are readable at 200 % size, with text spacing and at 400 % zoom", async ({
  page,
  context,
  allow,
}) => {
  allow.console(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, "/apply");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  const form = page.getByRole("contentinfo");
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await expect(form.getByText("Email is required")).toBeVisible();
  await expectReadable(page, "errors");
  await page.getByRole("button", { name: "Clear my answers" }).click();
  await expectReadable(page, "question");
  await page.keyboard.press("Escape");

  await form.getByLabel("Your email").fill("large-text@example.com");
  await form.getByLabel("Your message").fill("Hello");
  await context.setOffline(true);
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toHaveAccessibleName("Error");
  await expectReadable(page, "failure");
});
