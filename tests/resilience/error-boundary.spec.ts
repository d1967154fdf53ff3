import { sendMessage } from "../support/components/page-parts.ts";
import { expect, openPage, test } from "../support/fixtures/site.ts";

test("a page that fails to render keeps header and footer", async ({ page, allow }) => {
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

test("the error screen appears without the layout that fails", async ({ page, allow }) => {
  allow.console(/No queries here/);
  // The contact form in the footer reads the address's query.
  await page.addInitScript(() => {
    URLSearchParams.prototype.get = () => {
      throw new Error("No queries here");
    };
  });
  await page.goto("/program");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("main")).toContainText("No queries here");
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
});

test("when the floating buttons fail, the rest works", async ({ page, site, allow }) => {
  allow.console(/No observers here/);
  // The button “Back to top” observes the top of the page.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {
      throw new Error("No observers here");
    };
  });
  await openPage(page, "/aboutus");
  await expect(page.getByRole("button", { name: /^Chat with/ })).toHaveCount(0);
  await sendMessage(page, "no-buttons@example.com");
  expect(await site.mailsFrom("no-buttons@example.com")).toHaveLength(1);
});
