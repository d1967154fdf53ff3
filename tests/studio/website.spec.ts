import type { Page } from "@playwright/test";

import { navigation } from "#content/school/navigation.ts";

import { content } from "../support/site-content.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";
import {
  expectNoViolations,
  inDark,
  inLight,
} from "../support/measurements/expect-no-violations.ts";

const { home, program, course } = content;

// Wide enough for the tree or the sheet beside the page.
test.use({ viewport: { width: 1280, height: 720 } });

/** The page of the website that is edited. */
const shown = (page: Page) => page.frameLocator("iframe[title^='The page']");
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const status = (page: Page) => page.getByRole("status");

test("the owner corrects a fact in a sentence, a sentence and a price on the page", async ({
  page,
  saved,
}) => {
  await page.goto("/website?page=/program");
  await expect(page.getByText("All live")).toBeVisible();
  await test.step("a fact in a sentence is a chip", async () => {
    const { heading } = program.aboutCourse;
    await expect(
      page.getByRole("button", { name: heading }),
      "called as on the page",
    ).toBeVisible();
    await shown(page).getByText("The approach is practical").first().click();
    const paragraph = field(page, "Paragraph");
    await paragraph.fill("It costs ");
    await page.getByRole("button", { name: "Insert a price or a date" }).click();
    await page.getByRole("menuitem", { name: `${course.price.amount}` }).click();
    await expect(paragraph).not.toContainText("{");
    await expect(paragraph, "typing goes on behind the price").toBeFocused();
    await paragraph.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "\u{a0}in\r\n\r\n•\tMexico");
      clipboardData.setData("text/html", "<p class=MsoNormal><b>in</b></p>");
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    });
    await expect
      .poll(() => saved("program"))
      .toMatchObject({
        aboutCourse: {
          paragraphs: [expect.anything(), "It costs {price}in Mexico", expect.anything()],
        },
      });
    await page.getByRole("button", { name: /^Change “1299/ }).click();
    await expect(field(page, "Tuition")).toBeFocused();
  });
  await shown(page).getByText(program.howItWorks.introduction).click();
  const introduction = field(page, "Introduction");
  await expect(introduction).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Three steps, and ");
  await expect(introduction).toHaveText("Three steps, and");
  await expect
    .poll(() => saved("program"))
    .toMatchObject({ howItWorks: { introduction: expect.stringMatching(/^Three steps, and ?$/) } });
  await page.keyboard.type("you are here.");
  await expect(introduction).toHaveText("Three steps, and you are here.");
  await expect(shown(page).getByText("Three steps, and you are here.")).toBeInViewport();
  await expect
    .poll(() => saved("program"))
    .toMatchObject({ howItWorks: { introduction: "Three steps, and you are here." } });
  await expect(async () => {
    await introduction.press("Control+z");
    const before = shown(page).getByText(program.howItWorks.introduction);
    await expect(before).toBeVisible({ timeout: 2000 });
  }, "two steps, if saving in between was slow").toPass();
  await expect.poll(() => saved("program")).toMatchObject({ howItWorks: program.howItWorks });

  await shown(page)
    .getByTitle("From Courses")
    .filter({ hasText: `${course.price.amount}` })
    .first()
    .click();
  await field(page, "Tuition").fill("$1,349");
  await expect(shown(page).getByText("1349").first()).toBeVisible();
  await field(page, "Tuition").fill("much");
  await expect(field(page, "Tuition")).toHaveAccessibleDescription(/must be a whole number/);
  await expect(shown(page).getByText("1349").first(), "the last price that is one").toBeVisible();
  await page.goto("/website/course");
  await expect(page, "the price is changed in one place").toHaveURL(/courses#price$/);
  await expect(field(page, "Tuition")).toHaveAccessibleDescription(/must be a whole number/);
  const wrong = status(page).filter({ hasText: "“Tuition” in “Price and hours” is not right yet" });
  await expect(wrong.getByRole("button", { name: "Tuition" })).toBeVisible();
});

test("each change of a list is undone", async ({ page, saved }) => {
  const titles = async () =>
    ((await saved("home"))["features"] as { title: string }[]).map(({ title }) => title);
  const [first, second, third] = home.features.map(({ title }) => title);
  await page.goto("/website");
  await test.step("the owner calls a page by another name in the menu, and takes it back", async () => {
    const menu = shown(page).getByRole("navigation", { name: navigation.label });
    await menu.getByText("Program").click();
    const links = page
      .getByRole("group", { name: "Navigation" })
      .getByRole("group", { name: "Links" });
    const label = links.getByRole("textbox", { name: "Program" });
    await expect(label).toBeFocused();
    await label.fill("The course");
    await expect(menu.getByRole("link", { name: "The course" })).toBeVisible();
    await links.getByRole("button", { name: "back to the delivered words" }).click();
    await expect(menu.getByRole("link", { name: "Program" })).toBeVisible();
    await expect.poll(() => saved("menu")).toEqual({});
    await page.getByRole("button", { name: "Go to Program" }).click();
    await expect(shown(page).getByRole("heading", { level: 1 })).toContainText(
      program.header.title,
    );
    await page.goto("/website");
  });
  const tree = page.getByRole("navigation", { name: "Sections of this page" });
  const section = tree.getByRole("button", { name: "Three good reasons" });
  await section.press("Enter");
  await expect(page.getByRole("row", { name: first ?? "" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(section).toBeFocused();
  await section.press("Enter");
  await page.getByRole("button", { name: "Add another to “Three good reasons”" }).click();
  await expect(field(page, "Title")).toBeFocused();
  await field(page, "Title").fill("A fourth reason");
  await expect(status(page)).toContainText("“Text” in “Home page” is not right yet");
  await field(page, "Text").fill("The sea.");
  await page.getByLabel("Drawing").selectOption({ index: 1 });
  await expect(shown(page).getByText("A fourth reason")).toBeVisible();

  await page.getByRole("button", { name: "Three good reasons", exact: true }).click();
  const list = page.getByRole("grid", { name: "Three good reasons" });
  await expect(list.getByRole("row", { name: first ?? "" })).toBeFocused();
  for (const key of ["End", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expect(page.locator(":focus"), "the drag has begun").toHaveAccessibleName(/^Insert /);
  for (const key of ["ArrowUp", "ArrowUp", "ArrowUp"]) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await expect.poll(titles).not.toEqual([first, second, third, "A fourth reason"]);
  const movedRow = page.locator("[role=row]:focus-within");
  await expect(movedRow, "the focus follows").toHaveAccessibleName("A fourth reason");
  await page.getByRole("button", { name: "Undo" }).click();
  await list.getByText(first ?? "", { exact: true }).click();
  await page.getByRole("button", { name: `Remove “${first}”` }).click();
  await expect.poll(titles).toEqual([second, third, "A fourth reason"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(titles).toEqual([first, second, third, "A fourth reason"]);
});

test("a question is answered where its answer will stand", async ({ page, studio, saved }) => {
  const name = "How many people are in a class?";
  const question = shown(page).getByRole("button", { name });
  const answer = field(page, "People in a class");
  await page.goto("/website?page=/program");
  await question.waitFor();
  // A frame that loads while the studio hydrates is noticed by both.
  await page.locator("iframe").dispatchEvent("load");
  await question.click();
  await expect(answer).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(question, "opened and not written").toBeVisible();
  await question.click();
  await expect(answer).toBeVisible();
  await page.getByRole("link", { name: "Publish" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Publish");
  await page.goto("/website?page=/program");
  await expect(question, "left for another view").toBeVisible();

  await question.click();
  await answer.fill("12");
  await expect(shown(page).getByRole("heading", { name })).toBeVisible();
  await expect(question).toBeHidden();
  const visitors = await (await fetch(`${studio.url}/preview/saved/light/program`)).text();
  expect(visitors).toContain("12 people at most");
  expect(visitors).not.toMatch(/edit-text|edit-prompt|data-edit|Who teaches you/);

  await test.step("a fact that is emptied again is not said", async () => {
    await page.goto("/website/enrolment");
    const payment = field(page, "When people pay");
    await payment.fill("Later");
    await expect.poll(() => saved("enrolment")).toMatchObject({ payment: "Later" });
    await payment.fill("");
    await expect.poll(() => saved("enrolment")).not.toHaveProperty("payment");
    await expect(payment).not.toHaveAccessibleDescription(/is empty/);
  });

  await test.step("a link to book the interview needs no words, and is none without its URL", async () => {
    await page.goto("/website/interview?field=booking");
    const link = field(page, "Your booking link");
    await expect(link).toBeFocused();
    await page.keyboard.type("calendly.com/bahia");
    await page.keyboard.press("Tab");
    const address = "https://calendly.com/bahia";
    await expect(page.getByRole("link", { name: "Try it" })).toHaveAttribute("href", address);
    await expect.poll(() => saved("interview")).toEqual({ booking: { address } });
    const marked = page.getByRole("listitem").locator("mark");
    await expect(marked).toHaveText(["We will contact you soon.", "Book your interview"]);
    const booking = { address, label: "Choose a time" };
    await field(page, "Words of the link").fill(booking.label);
    await expect.poll(() => saved("interview")).toEqual({ booking });
    await link.fill("");
    await expect.poll(() => saved("interview")).toEqual({});
    await field(page, "Within how many days do you answer an application?").fill("2");
    await expect(marked, "what follows from the answers").toHaveText(["2 days"]);
    await expect(link).not.toHaveAccessibleDescription(/This is empty/);
    await expect(page.getByText("Choose a time")).toBeHidden();
  });
});

test("the editor is accessible", async ({ page }) => {
  test.slow();
  for (const [index, path] of [
    "/website?page=/program&field=program/aboutCourse/paragraphs/0",
    "/website/course-details",
    "/website/home?field=features",
    "/website/interview",
    "/website/replies",
  ].entries()) {
    await page.goto(path);
    await expectNoViolations(page, path, { inModes: index % 2 ? inDark : inLight });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/publish");
  await page.getByRole("link", { name: "Website", exact: true }).click();
  await shown(page).getByRole("heading", { level: 1 }).click();
  await expect(field(page, "Heading")).toBeFocused();
  await expect(shown(page).getByRole("heading", { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(field(page, "Heading")).toBeHidden();
  await expect(page).toHaveURL(/\/website$/);
  const choice = page.getByLabel("Page", { exact: true });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "212.5%"));
  expect((await choice.boundingBox())?.width, "with letters twice as large").toBeGreaterThan(150);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  await page.getByRole("button", { name: "Sections" }).click();
  const tree = page.getByRole("navigation", { name: "Sections of this page" });
  await expect(tree.getByRole("link", { name: "Pictures" })).toBeVisible();
  await expectNoViolations(page, "the parts of a page, on a phone", {
    inModes: inLight,
  });
});
