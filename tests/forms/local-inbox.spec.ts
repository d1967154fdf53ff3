import { expect, test } from "../support/fixtures/site.ts";
import { startSite } from "../support/processes/site-process.ts";

test("the server logs a link to each mail in the local inbox", async ({ page, request }) => {
  const site = await startSite({});
  const line = (start: string) => site.console.find((said) => said.startsWith(start)) ?? "";
  await request.post(site.url, { form: { email: "inbox@example.com", message: "Hello, school" } });
  await expect.poll(() => line("New mail: Contact Form ")).toContain("http://localhost:");
  await page.goto(line("New mail: ").split(" ").at(-1) ?? "");
  await expect(page.getByText("Hello, school")).toBeVisible();
  await page.getByRole("link", { name: "Inbox" }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
  await expect(page.getByRole("link", { name: "Contact Form" })).toHaveCount(1);
  await site.stop();
});
