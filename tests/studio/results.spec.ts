import { list, names } from "../support/components/people-list.ts";
import {
  mina,
  named,
  storeApplication,
  storeMessages,
} from "../support/databases/studio-submissions.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";

test("Results counts by month, step, country and source", async ({ page, database }) => {
  const from = { ...mina, utm_source: "instagram", utm_campaign: '<b>"may"</b>' };
  const ids = [
    await storeApplication(database.store, from),
    await storeApplication(database.store, { ...named("Direct"), country: "CAN" }),
  ];
  await storeMessages(database.store, 3, (index) => `someone-${index}@example.com`);
  await page.goto("/results");
  const months = page.getByRole("listitem").filter({ hasText: / 20\d\d: / });
  await expect(months).toHaveText([/2 applied, 3 only asked/]);
  const receive = database.sql.prepare("update submissions set received_at = ? where id = ?");
  for (const [index, id] of ids.entries()) {
    receive.run(new Date(Date.now() - (index + 1) * 45 * 86_400_000).toISOString(), id);
  }
  await page.reload();
  await expect(months.first()).toContainText("1 applied, 0 only asked");
  await expect(months.filter({ hasText: "1 applied, 0 only asked" })).toHaveCount(2);
  await expect(months.last()).toContainText("0 applied, 3 only asked");
  await expect(page.getByText("5 people have written. 5 people wait for your")).toBeVisible();
  await expect(page.getByRole("link", { name: "5 New" })).toBeVisible();
  for (const counted of [/^instagram1$/, /^Canada1$/]) {
    await expect(page.getByRole("listitem").filter({ hasText: counted })).toBeVisible();
  }
  await page.getByRole("link", { name: "Canada" }).click();
  await expect(names(list(page))).toHaveText(["Direct Okafor"]);
  await page.goto("/results");
  await page.getByText("Links to hand out").click();
  await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    "https://www.school.example/?utm_source=whatsapp",
  );
  await page.goto("/people?source=instagram");
  await page.getByRole("link", { name: "Mina Okafor", exact: true }).click();
  await page.getByRole("heading", { name: "All answers" }).click();
  await expect(page.getByText('instagram · <b>"may"</b>')).toBeVisible();
});
