import { expect, openPage, test } from "../support/fixtures/site.ts";
import { content } from "../support/site-content.ts";

const { school } = content;

const digits = school.phone.replaceAll(/[^+\d]/g, "");

test("the footer has the school’s mailbox, phone and local time", async ({ page }) => {
  await page.clock.install({ time: "2025-01-06T23:30:00Z" });
  await openPage(page, "/program");
  const contact = page.getByRole("contentinfo").getByRole("region", { name: "Contact Us" });
  await expect(contact.getByRole("link", { name: school.email })).toHaveAttribute(
    "href",
    `mailto:${school.email}`,
  );
  await expect(contact.getByRole("link", { name: school.phone })).toHaveAttribute(
    "href",
    `tel:${digits}`,
  );
  await contact.getByRole("link", { name: school.phone }).scrollIntoViewIfNeeded();
  const timeThere = (moment: string) =>
    new Date(moment).toLocaleTimeString("en-GB", {
      hour: "2-digit",
      minute: "2-digit",
      timeZone: school.timeZone,
    });
  await expect(contact).toContainText(
    `It is ${timeThere("2025-01-06T23:30:00Z")} in ${school.place}`,
  );
  await page.clock.runFor(60_000);
  await expect(contact).toContainText(`It is ${timeThere("2025-01-06T23:31:00Z")}`);
});
