import { expect, openPage, test } from "../support/fixtures/site.ts";
import { content } from "../support/site-content.ts";

test("Home, Program and Apply print on two sheets each, with all start dates", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const path of ["/", "/apply", "/program"]) {
    await openPage(page, path);
    if (path !== "/apply") {
      const dates = page.getByRole("group", { name: /^Start dates of/ });
      await expect(dates.getByRole("listitem").filter({ visible: true })).toHaveCount(
        content.startDates.length,
      );
      const isScrolled = await dates.evaluate((box) => box.scrollHeight > box.clientHeight);
      expect(isScrolled, path).toBe(false);
    }
    // The lower of the two usual sheets.
    const pdf = await page.pdf({ format: "Letter", preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g), path).toHaveLength(2);
  }

  await test.step("a printed page has its content without controls", async () => {
    const links = page.getByRole("banner").getByRole("link");
    await expect(links.filter({ visible: true })).toHaveAccessibleName("Banderas TEFL, home");
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("button", { name: /^Chat with/ })).toBeHidden();
    await expect(page.getByRole("link", { name: "Back to top" })).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Instead of the FAQ's tabs, every question is printed with its answer.
    await expect(page.getByRole("heading", { name: "How to enrol" })).toBeVisible();
    await expect(page.getByText("First select a start date.")).toBeVisible();
  });
});
