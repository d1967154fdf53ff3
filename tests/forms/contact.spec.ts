import { school } from "#content/school/school.ts";

import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/fixtures/site.ts";

test("a message sent by the contact form reaches the school once, and empties the form", async ({
  page,
  site,
}) => {
  await page.goto("/reviews");
  const form = page.getByRole("contentinfo");
  await form.getByLabel("Your email").fill("mina@example.com");
  await form.getByLabel("Your message").fill("Is there a course in the spring?\n— Mina");
  await form.getByRole("button", { name: "Send" }).click();

  const dialog = page.getByRole("alertdialog", { name: "Form Submitted" });
  await expect(dialog).toContainText("Thank you for contacting us. We answer as soon as possible");
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(form.getByLabel("Your message")).toHaveValue("");

  const mails = await site.mailsFrom("mina@example.com");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe("Contact Form");
  expect(mails[0]?.replyTo?.[0]?.address).toBe("mina@example.com");
  expect(mails[0]?.text).toContain("Is there a course in the spring?");
});

test("the contact form validates a field when it loses focus, and all fields on submit", async ({
  page,
}) => {
  await openPage(page, "/");
  const form = page.getByRole("contentinfo");
  await form.getByLabel("Your email").fill("mina@");
  await expect(form.getByText("Email is invalid")).toBeHidden();
  await form.getByLabel("Your email").blur();
  await expect(form.getByLabel("Your email")).toHaveAccessibleDescription("Email is invalid");
  await expect(form.getByText("Message is required")).toBeHidden();

  await form.getByLabel("Your email").fill("");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByLabel("Your email")).toHaveAccessibleDescription("Email is required");
  await expect(form.getByLabel("Your message")).toHaveAccessibleDescription("Message is required");
  await expect(form.getByLabel("Your email")).toBeFocused();
});

test("the contact form validates a field when the focus moves to another control", async ({
  page,
}) => {
  await openPage(page, "/");
  const form = page.getByRole("contentinfo");
  await form.getByLabel("Your email").fill("mina@");
  await form.getByLabel("Your message").fill("Hello");
  await form.getByLabel("Your message").fill("");
  await form.getByLabel("Your message").press("Tab");
  await expect(form.getByLabel("Your email")).toHaveAccessibleDescription("Email is invalid");
  await expect(form.getByLabel("Your message")).toHaveAccessibleDescription("Message is required");

  await form.getByLabel("Your email").fill("");
  // A key presses the chat button, because it moves aside where it would cover "Send".
  await page.getByRole("button", { name: /^Chat with/ }).press("Enter");
  await expect(form.getByLabel("Your email")).toHaveAccessibleDescription("Email is required");
});

test("pressing the mouse on Send shows no error before its release, so that the button does not move", async ({
  page,
}) => {
  await openPage(page, "/");
  const form = page.getByRole("contentinfo");
  const send = form.getByRole("button", { name: "Send" });
  await form.getByLabel("Your email").fill("mina@");
  await send.hover();
  const place = await send.boundingBox();
  await page.mouse.down();
  await expect(send).toBeFocused();
  await expect(form.getByText("Email is invalid")).toBeHidden();
  expect(await send.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(form.getByText("Email is invalid")).toBeVisible();
});

test("a message that is too long stays in the form, with an error that says how much to cut", async ({
  page,
}) => {
  await openPage(page, "/");
  const form = page.getByRole("contentinfo");
  const message = form.getByLabel("Your message");
  await form.getByLabel("Your email").fill("too-long@example.com");
  await message.fill("x".repeat(20_500));
  await form.getByRole("button", { name: "Send" }).click();
  await expect(message).toHaveAccessibleDescription(
    /at most 20,000 characters fit.*Please shorten it by 52\d\.$/,
  );
  await expect(message).toBeFocused();
  await expect(message).toHaveValue("x".repeat(20_500));
  await message.fill("x".repeat(19_000));
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alertdialog", { name: "Form Submitted" })).toBeVisible();
});

test("a message that fails offline shows an error with the school’s links, and stays in the contact form", async ({
  page,
  context,
  allow,
}) => {
  allow.console(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, "/");
  const form = page.getByRole("contentinfo");
  await form.getByLabel("Your email").fill("offline@example.com");
  await form.getByLabel("Your message").fill("Hello");
  await context.setOffline(true);
  await form.getByRole("button", { name: "Send" }).click();

  const dialog = page.getByRole("alertdialog", { name: "Error" });
  await expect(dialog.getByText(/^There was an error/)).toHaveText(
    "There was an error sending the email. Please try again later",
  );
  await expect(dialog.getByRole("link", { name: school.email })).toBeVisible();
  await expect(dialog.getByRole("link", { name: school.phone })).toBeVisible();
  await expect(dialog).toContainText(/It is \d\d:\d\d in /);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(form.getByLabel("Your message")).toHaveValue("Hello");
});
