import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { expect, interactive, test, noScript } from "../support/fixtures/site.ts";

const LANDING = "/?utm_source=Instagram&utm_medium=story&fbclid=Xy12&utm_id=Qz34";
const FROM = { referer: "https://l.instagram.com/page?u=somebody" };

test("the school learns where an applicant came from", async ({ page, site, context }) => {
  const answers = applicant("campaign");
  await page.goto(LANDING, FROM);
  await interactive(page);
  await page.getByRole("link", { name: "Apply" }).first().click();
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  await expect(page.getByLabel("City")).toBeVisible();
  expect(await stored()).not.toContain("instagram");
  await page.getByLabel("City").fill(answers.city);
  await expect.poll(stored).toContain("l.instagram.com");
  expect(await stored()).not.toMatch(/Xy12|Qz34|somebody/);
  expect(await context.cookies()).toEqual([]);

  await page.reload();
  await interactive(page);
  await page.getByLabel("Course dates").selectOption({ index: 1 });
  await fillInApplication(page, answers);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Success!");
  const [mail] = await site.mailsFrom(answers.email);
  expect(mail?.html).toContain("instagram · story · l.instagram.com");
  expect(mail?.text).not.toContain("instagram");
  const [receipt] = await site.mailsTo(answers.email);
  expect(`${receipt?.text}${receipt?.html}`).not.toContain("instagram");
});

noScript("a message that was refused can be sent", async ({ page, site, allow }) => {
  allow.console(/status of 422/);
  await page.goto("/reviews?utm_source=flyer");
  const form = page.getByRole("contentinfo");
  const email = form.getByLabel("Your email");
  const message = form.getByLabel("Your message");
  const send = form.getByRole("button", { name: "Send" });
  await send.click();
  await expect(message).toHaveAccessibleDescription("Message is required");
  await message.fill("Do you help with housing?");
  await email.fill("someone");
  await send.click();
  await expect(email).toHaveAccessibleDescription("Email is invalid");
  await expect(message).toHaveValue("Do you help with housing?");
  await email.fill("no-script@example.com");
  await send.click();
  await expect(page.getByRole("status")).toContainText("Form Submitted");
  await expect(page.getByRole("status")).toBeInViewport();
  const [mail, ...more] = await site.mailsFrom("no-script@example.com");
  expect(more).toEqual([]);
  expect(mail?.text).toContain("Do you help with housing?");
  expect(mail?.html, "the page’s campaign").toContain("flyer");
});
