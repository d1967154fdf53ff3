import { expect, openPage, test } from "../support/fixtures/site.ts";
import { content } from "../support/site-content.ts";

const { course, school, startDates } = content;

/** As the specification spells them: the first in 2024, the others in 2025. */
const SPELT =
  "November 2th,January 6th,February 3rd,March 3rd,May 5th,June 2nd,July 17th,August 4th,September 1st,October 6th,November 24rd".split(
    ",",
  );

test("a year’s start dates are shown, those started marked, and the time at the school", async ({
  page,
  request,
}) => {
  // Before all courses: those that have started show neither.
  await page.clock.install({ time: "2024-10-01T12:00:00" });
  await openPage(page, "/");
  await test.step("the footer has the school’s mailbox, phone and local time", async () => {
    const contact = page.getByRole("contentinfo").getByRole("region", { name: "Contact Us" });
    const mailbox = contact.getByRole("link", { name: school.email });
    const phone = contact.getByRole("link", { name: school.phone });
    await expect(mailbox).toHaveAttribute("href", `mailto:${school.email}`);
    const digits = school.phone.replaceAll(/[^+\d]/g, "");
    await expect(phone).toHaveAttribute("href", `tel:${digits}`);
    await phone.scrollIntoViewIfNeeded();
    const timeThere = (moment: string) =>
      new Date(moment).toLocaleTimeString("en-GB", {
        hour: "2-digit",
        minute: "2-digit",
        timeZone: school.timeZone,
      });
    await expect(contact).toContainText(
      `It is ${timeThere("2024-10-01T12:00:00")} in ${school.place}`,
    );
    await page.clock.runFor(60_000);
    await expect(contact).toContainText(`It is ${timeThere("2024-10-01T12:01:00")}`);
  });
  const dates = page.getByRole("region", { name: "Our Dates" });
  const start = Date.parse(startDates[0]?.date ?? "");
  const end = new Date(start + (course.weeks * 7 - 1) * 86_400_000);
  const day = end.toLocaleDateString("en", { month: "long", day: "numeric", timeZone: "UTC" });
  await expect(dates.getByText(`Until ${day}`)).toBeVisible();
  const rows = dates.getByRole("listitem").filter({ hasText: "Apply Now" });
  await expect(dates.getByRole("button", { name: "2024", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(rows).toHaveText([/^November 2nd/]);
  await dates.getByRole("button", { name: "2025", exact: true }).click();
  await expect(dates.getByRole("link", { name: /^Add to calendar/ })).toHaveCount(10);
  const link = dates.getByRole("link", { name: "Add to calendar March 3rd" });
  const file = await request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(await file.text()).toContain("DTSTART;VALUE=DATE:20250303");

  await expect(rows).toHaveText(SPELT.slice(1).map((date) => new RegExp(`^${date}`)));
  const started = dates.getByRole("listitem").filter({ hasText: "Started" });
  await expect(started).toHaveCount(0);
  await page.clock.fastForward(Date.parse("2025-05-04T23:59") - Date.parse("2024-10-01T12:01"));
  await expect(started).toHaveText([/^January/, /^February/, /^March/]);
  await page.clock.runFor("02:00");
  await expect(started).toHaveText([/^January/, /^February/, /^March/, /^May 5th/]);
  await expect(started.getByRole("link", { name: /^Apply Now/ })).toHaveCount(4);
  // The page stays open for four weeks.
  await page.clock.fastForward(28 * 86_400_000);
  await expect(started).toHaveText([/^January/, /^February/, /^March/, /^May 5th/, /^June 2nd/]);
  await expect(started.getByRole("link", { name: /^Add to calendar/ })).toHaveCount(0);
});

test("after the last course, links add a question to the message", async ({ page }) => {
  await page.clock.setFixedTime("2025-11-24T12:00:00");
  await openPage(page, "/program");
  const message = page.getByLabel("Your message");
  await message.fill("Do you help with housing?");
  const dates = page.getByRole("region", { name: "Our Dates" });
  await expect(dates).toContainText("When would you like to come?");
  const ask = dates.getByRole("link", { name: "Tell me the next dates" });
  await ask.click();
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
  const asked = "Do you help with housing?\n\nPlease tell me the next start dates of the course.";
  await expect(message).toHaveValue(asked);
  await ask.click();
  await expect(message).toHaveValue(asked);
  await expect(dates.getByRole("link", { name: /^January/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+\?text=I%20would%20like%20to%20come%20in%20January\.%20Is%20there%20a%20course%3F$/,
  );
  await expect(page).toHaveURL("/program");

  await page.getByRole("banner").getByRole("link", { name: "APPLY" }).click();
  await expect(page.getByLabel("City")).toBeVisible();
  // A loaded page restores the message when it is hydrated.
  await expect(message).toHaveValue(/housing/);
  await message.fill("");
  await page.getByLabel("City").fill("Galway");
  await page.getByRole("link", { name: "Another country? Write to us" }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(/I live in a country that the application form does not list/);
  await page.getByLabel("Course dates").selectOption("November 24rd 2025");
  await page.getByRole("link", { name: "Tell me the next dates" }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(/Please tell me the next start dates of the course\.$/);
  await expect(page.getByLabel("City")).toHaveValue("Galway");
});

test("a link fills in the start date, a URL only one that is listed", async ({ page }) => {
  await page.goto("/apply/July%2099th%202025");
  await expect(page.getByLabel("Course dates")).toHaveValue("");
  const options = page.getByLabel("Course dates").getByRole("option");
  const spelt = SPELT.map((date, index) => `${date} ${index === 0 ? 2024 : 2025}`);
  await expect(options).toHaveText(["Select course dates", ...spelt]);

  await page.goto("/program");
  await page.getByRole("link", { name: "Apply Now November 2nd" }).click();
  await expect(page.getByLabel("Course dates")).toHaveValue("November 2th 2024");
  await page.reload();
  await expect(page.getByLabel("Course dates")).toHaveValue("November 2th 2024");
});
