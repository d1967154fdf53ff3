import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { expect, test } from "../support/fixtures/site.ts";
import { startSite } from "../support/processes/site-process.ts";
import { content } from "../support/site-content.ts";

const { school } = content;

test("above the rate limit, the answers stay", async ({ page, request, allow }) => {
  allow.console(/status of 429/);
  const site = await startSite({ RATE_LIMIT: "1" });
  const first = await request.post(`${site.url}/api/mail/send`, {
    data: {
      to: school.email,
      subject: "Contact Form",
      text: "Hello",
      fields: { email: "first@example.com", message: "Hello" },
    },
  });
  expect(first.status()).toBe(202);

  await page.goto(`${site.url}/apply/May%205th%202025`);
  await fillInApplication(page, applicant("too-many"));
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alertdialog", { name: "Error!" })).toContainText(
    "There was an error sending your application. Please try again. Too many messages came from your network.",
  );
  await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
  await site.stop();
});
