import { applicationFields, applicationFieldTexts } from "#content/form-texts/application-form.ts";

import { applicant } from "../support/components/applicant.ts";
import { nextStop } from "../support/measurements/focus.ts";
import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/fixtures/site.ts";

test.slow();

for (const { width, height, pages } of [
  { width: 1280, height: 720, pages: { "/": 40 } },
  // 400 % zoom of a 1280 by 1024 window: fixed elements cover the largest share of the page.
  { width: 320, height: 256, pages: { "/": 40, "/program": 30, "/apply": 30 } },
]) {
  test(`at ${width} by ${height} px, every tab stop has a visible focus ring and is not covered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [path, least] of Object.entries(pages)) {
      await openPage(page, path);
      const names: string[] = [];
      for (let stop = await nextStop(page); stop; stop = await nextStop(page)) {
        names.push(stop.name);
        expect.soft(stop.problems, `${path}: ${stop.name}`).toEqual([]);
      }
      expect(names[0]).toBe("Skip to content");
      expect(names.at(-1)).toBe("Chat with Banderas TEFL");
      expect(names.length, path).toBeGreaterThanOrEqual(least);
      // Controls of the closed chat and of the closed phone menu must not be tab stops.
      const closed = width < 768 ? /^About$|^Close the chat$|^Send message$/ : /^Close the chat$/;
      expect(names.filter((name) => closed.test(name))).toEqual([]);
    }
  });
}

test("an applicant can choose a start date, apply and see the success by keyboard only", async ({
  page,
  site,
}) => {
  const { keyboard } = page;
  const focused = page.locator(":focus");
  const tabTo = async (name: string | RegExp) => {
    for (let stops = 0; stops < 60; stops += 1) {
      await keyboard.press("Tab");
      if (await focused.and(page.getByRole("link", { name, exact: true })).count()) return;
      if (await focused.and(page.getByRole("button", { name, exact: true })).count()) return;
    }
    throw new Error(`No tab stop is called ${name}.`);
  };

  await openPage(page, "/");
  await keyboard.press("Tab");
  await expect(focused).toHaveText("Skip to content");
  await keyboard.press("Enter");
  await tabTo("2025");
  await keyboard.press("Space");
  await tabTo("Apply Now May 5th Started");
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/apply");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await tabTo("Submit");
  await keyboard.press("Enter");
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(applicationFields.length - 1);
  await tabTo("Name is required");
  await keyboard.press("Enter");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();

  const answers = applicant("keyboard");
  for (const field of applicationFields.slice(1)) {
    if (field === "courseDates") continue;
    // The link "Another country?" comes before the country's select.
    if (field === "country") await keyboard.press("Tab");
    await expect(focused).toHaveAccessibleName(applicationFieldTexts[field].label);
    if (field === "dateOfBirth") await focused.pressSequentially("03171994");
    else if (field === "country") await keyboard.type("Canada");
    else await keyboard.type(answers[field]);
    // Typing moves through a date input's three parts; Tab then also stops at its calendar button.
    const stops = field === "dateOfBirth" ? 2 : 1;
    for (let stop = 0; stop < stops; stop += 1) await keyboard.press("Tab");
  }
  await tabTo("Submit");
  await keyboard.press("Enter");

  const dialog = page.getByRole("alertdialog", { name: "Success!" });
  await expect(dialog).toBeFocused();
  await keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "OK" })).toBeFocused();
  await keyboard.press("Tab");
  await expect(page.getByRole("link").and(focused)).toHaveCount(0);
  await keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const [mail] = await site.mailsFrom(answers.email);
  expect(mail?.text).toContain("Date of birth: 1994-03-17");
  expect(mail?.text).toContain("Course dates: May 5th 2025");
});
