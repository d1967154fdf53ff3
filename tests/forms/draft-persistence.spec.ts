import { HONEYPOT_FIELD } from "#forms/contract.ts";
import type { Locator } from "@playwright/test";

import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { expect, interactive, openPage, test } from "../support/fixtures/site.ts";

/** Posts the form without its submit handler, as browsers do before hydration. */
async function postNatively(form: Locator) {
  await form.evaluate((element: HTMLFormElement) => element.submit());
}

test("a failure that comes after a page change is shown", async ({ page, allow }) => {
  allow.console(/ERR_FAILED/);
  await openPage(page, "/apply/May%205th%202025");
  await fillInApplication(page, applicant("left-early"));
  const answered = Promise.withResolvers<void>();
  await page.route("**/api/mail/send", async (route) => {
    await answered.promise;
    await route.abort();
  });
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Program" }).click();
  await expect(page).toHaveURL("/program");
  answered.resolve();
  await expect(page.getByRole("alertdialog", { name: "Error!" })).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await page.getByRole("banner").getByRole("link", { name: "APPLY" }).click();
  await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
});

test("an application refused before hydration keeps its answers", async ({ page, allow }) => {
  allow.console(/status of 422/);
  await openPage(page, "/apply");
  await fillInApplication(page, { ...applicant("early-post"), city: "" });
  await page.evaluate(() => localStorage.clear());
  await postNatively(page.locator("main form"));
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByText("APPLICATION FORM", { exact: true })).toHaveCount(0);

  await interactive(page);
  await page.getByRole("banner").getByRole("link", { name: "APPLY" }).click();
  await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
  await expect(page.getByText("APPLICATION FORM", { exact: true })).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
});

test("a draft of an old form fills in what still exists", async ({ page }) => {
  const answers = {
    courseDates: "May 6th 2019",
    shoeSize: "43",
    city: "Galway",
    [HONEYPOT_FIELD]: "filled in by an extension",
  };
  await page.addInitScript(
    (draft) => localStorage.setItem("application-draft", draft),
    JSON.stringify({ formId: "from-last-year", answers }),
  );
  await openPage(page, "/apply");
  await expect(page.getByRole("main").getByLabel("Leave this field empty")).toHaveValue("");
  await expect(page.getByLabel("City")).toHaveValue("Galway");
  await expect(page.getByLabel("Course dates").getByRole("option", { selected: true })).toHaveText(
    "Select course dates",
  );
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toContainText("Course dates are required");
});
