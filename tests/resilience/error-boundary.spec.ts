import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/fixtures/site.ts";

test("a page that fails to render shows its error and keeps the header, the footer and typed text", async ({
  page,
  allow,
}) => {
  allow.console(/The page broke/);
  await page.route("**/assets/program-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default function Program() { throw new Error("The page broke"); }`,
    }),
  );
  await openPage(page, "/");
  await page.getByRole("contentinfo").getByLabel("Your message").fill("Hello");
  await page.getByRole("banner").getByRole("link", { name: "Program" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("main")).toContainText("The page broke");
  await expect(page.getByRole("main")).not.toContainText(/\bat \w+ \(/);
  await expect(page.getByRole("contentinfo").getByLabel("Your message")).toHaveValue("Hello");
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^GET CERTIFIED/);
});
