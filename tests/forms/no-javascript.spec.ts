import { applicationFieldTexts } from "#content/form-texts/application-form.ts";

import { applicant, entries, typeApplication } from "../support/components/applicant.ts";
import { chatButton, heroOf } from "../support/components/page-parts.ts";
import { expect, test } from "../support/fixtures/site.ts";
import { PAGES } from "../support/site-content.ts";

test.use({ javaScriptEnabled: false });

test("an application without JavaScript reaches the school", async ({ page, site, allow }) => {
  allow.console(/status of 422/);
  const answers = applicant("no-script");
  const dates = page.getByLabel("Course dates");
  await page.goto("/");
  await page.getByRole("link", { name: "Apply Now October 6th" }).click();
  await expect(dates).toHaveValue("October 6th 2025");
  await page.goto("/apply");
  await typeApplication(page, { ...answers, city: "", phoneNumber: "n/a" });
  await page.getByRole("button", { name: "Submit" }).click();
  const older = { "Course dates": "May 4th 2026", Country: "Peru" };

  await test.step("the errors and the answers are shown", async () => {
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole("alert").getByRole("link")).toHaveText([
      "Course dates are required",
      "Invalid phone number",
      "City is required",
    ]);
    await expect(page.getByLabel("City")).toHaveAccessibleDescription("City is required");
    await expect(page.getByLabel("Country")).toHaveValue("CAN");
    await expect(page.getByRole("textbox", { name: "Date of birth" })).toHaveValue(
      answers.dateOfBirth,
    );
    await expect(page.getByLabel("Professional background")).toHaveValue(
      answers.professionalBackground,
    );
    expect(await page.getByText("APPLICATION FORM", { exact: true }).isVisible()).toBe(false);
    await page.getByLabel("City").fill(answers.city);
  });
  await test.step("a page of before an upgrade offers what the site no longer does", async () => {
    for (const [label, answer] of Object.entries(older)) {
      const select = page.getByLabel(label);
      await select.evaluate((list: HTMLSelectElement, text) => list.add(new Option(text)), answer);
      await select.selectOption(answer);
    }
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Invalid phone number"]);
    await page.getByLabel("Phone number").fill(answers.phoneNumber);
  });
  await page.getByRole("button", { name: "Submit" }).click();

  await expect(page).toHaveURL(/\/\?sent=application&reference=[0-9A-Z]{3}-[0-9A-Z]{3}#sent$/);
  const reference = new URL(page.url()).searchParams.get("reference") ?? "";
  await expect(page.getByRole("status")).toContainText(`Your reference: ${reference}`);
  await expect(page.getByRole("status")).toContainText("Success!");
  await expect(page.getByRole("status")).toContainText("We will contact you soon.");
  const [mail, ...more] = await site.mailsFrom(answers.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("New Application Form");
  expect(mail?.html).toContain(reference);
  expect(mail?.text).toContain(`Course dates: ${older["Course dates"]}`);
  for (const [field, answer] of entries({ ...answers, country: older.Country })) {
    expect(mail?.text).toContain(applicationFieldTexts[field].label);
    expect(mail?.text?.replaceAll("\r\n", "\n")).toContain(answer);
  }
});

test("without JavaScript, a message that was refused can be sent", async ({
  page,
  site,
  allow,
}) => {
  allow.console(/status of 422/);
  await page.goto("/reviews?utm_source=flyer");
  const form = page.getByRole("contentinfo");
  const email = form.getByLabel("Your email");
  const message = form.getByLabel("Your message");
  const send = form.getByRole("button", { name: "Send" });
  await send.click();
  await expect(message).toHaveAccessibleDescription("Message is required");
  await message.fill("Do you help with housing?");
  await email.fill("someone");
  await send.click();
  await expect(email).toHaveAccessibleDescription("Email is invalid");
  await expect(message).toHaveValue("Do you help with housing?");
  await email.fill("no-script@example.com");
  await send.click();
  await expect(page.getByRole("status")).toContainText("Form Submitted");
  await expect(page.getByRole("status")).toBeInViewport();
  const [mail, ...more] = await site.mailsFrom("no-script@example.com");
  expect(more).toEqual([]);
  expect(mail?.text).toContain("Do you help with housing?");
  expect(mail?.html, "the page’s campaign").toContain("flyer");
});

for (const [copy, sandbox] of [
  ["a translation service’s copy of a page", ""],
  ["an app that keeps pages apart (Origin: null)", "sandbox allow-forms allow-top-navigation"],
] as const) {
  test(`a message from ${copy} reaches the school`, async ({ page, site, allow, request }) => {
    const home = await request.get("/?ask=dates");
    const body = (await home.text()).replace("<head>", `<head><base href="${home.url()}">`);
    allow.host("school.translate.test");
    // A copy may lack the site's styles.
    allow.console(/./);
    const headers = { "Content-Type": "text/html", "Content-Security-Policy": sandbox };
    await page.route("http://school.translate.test/", (route) => route.fulfill({ headers, body }));
    await page.goto("http://school.translate.test/");
    const form = page.getByRole("contentinfo");
    const email = `copy-${sandbox.length}@example.com`;
    await form.getByLabel("Your email").fill(email);
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("status")).toContainText("Form Submitted");
    expect(await site.mailsFrom(email)).toHaveLength(1);
  });
}

test("without JavaScript, no control appears that would do nothing", async ({ page }) => {
  await page.goto("/apply");
  await expect(page.getByRole("button", { name: "Continue on another device" })).toBeHidden();
  const anotherCountry = page.getByRole("link", { name: "Another country? Write to us" });
  await expect(anotherCountry).toHaveAttribute("href", "#contact");
  expect(await page.getByText("APPLICATION FORM", { exact: true }).isVisible()).toBe(false);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Apply Now November 2nd" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Apply Now January 6th" })).toBeVisible();
  await expect(heroOf(page).controls).toBeHidden();
  await expect(page.getByRole("button", { name: "Colour theme" })).toBeHidden();
  await expect(chatButton(page)).toBeHidden();
  const chat = page.getByRole("link", { name: /^Chat with .* on WhatsApp/ });
  await expect(chat).toHaveAttribute("href", "https://wa.me/523225550123");
  await expect(chat).toHaveAttribute("rel", "noopener");
  // By keyboard: sections laid out late could move the link away from the mouse.
  await page.getByRole("link", { name: "Back to top" }).press("Enter");
  await expect(page).toHaveURL(/#top$/);
});

test("without JavaScript, a link can fill in a question about dates", async ({ request }) => {
  const question = ">Please tell me the next start dates of the course.</textarea>";
  for (const [asked, isFilledIn] of [
    ["dates", true],
    ["anything", false],
  ] as const) {
    const html = await (await request.get(`/?ask=${asked}`)).text();
    expect(html.includes(question), asked).toBe(isFilledIn);
    expect(html).toContain("</textarea>");
  }
});

test("no page’s HTML has a boundary that stays hidden", async ({ request }) => {
  for (const path of [...PAGES, "/apply/x", "/nowhere"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain('hidden id="S:');
  }
});

test("each response that is rendered per request has its own CSP nonce", async ({ request }) => {
  const nonces = new Set<string | undefined>();
  for (let count = 0; count < 3; count += 1) {
    const response = await request.post("/", { form: { message: "Hello" } });
    const policy = response.headers()["content-security-policy"] ?? "";
    const nonce = /script-src 'self' 'nonce-([\w-]{22})'/.exec(policy)?.[1];
    expect(await response.text()).toContain(`nonce="${nonce}"`);
    expect(policy).not.toContain("unsafe-inline");
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});
