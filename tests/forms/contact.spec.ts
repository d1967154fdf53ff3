import { expect, interactive, openPage, test } from "../support/fixtures/site.ts";
import { hold } from "../support/page/hold-scripts.ts";
import { content } from "../support/site-content.ts";

const { school } = content;

test("a failed message stays until it is sent", async ({ page, context, site, allow }) => {
  allow.console(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, "/reviews");
  const form = page.getByRole("contentinfo");
  const message = form.getByLabel("Your message");
  const send = form.getByRole("button", { name: "Send" });
  const email = form.getByLabel("Your email");
  await test.step("pressing the mouse on Send shows no error, so that it does not move", async () => {
    await email.fill("mina@");
    await send.hover();
    const place = await send.boundingBox();
    await page.mouse.down();
    await expect(send).toBeFocused();
    await expect(form.getByText("Email is invalid")).toBeHidden();
    expect(await send.boundingBox()).toEqual(place);
    await page.mouse.up();
    await expect(form.getByText("Email is invalid")).toBeVisible();
  });

  await page.reload();
  await interactive(page);
  await email.fill("mina@");
  await expect(form.getByText("Email is invalid")).toBeHidden();
  await message.focus();
  await expect(email).toHaveAccessibleDescription("Email is invalid");
  await expect(form.getByText("Message is required")).toBeHidden();
  await message.fill("Hello");
  await message.fill("");
  await message.press("Tab");
  await expect(message).toHaveAccessibleDescription("Message is required");

  await email.fill("");
  // By keyboard, because the chat button moves aside where it would cover "Send".
  await page.getByRole("button", { name: /^Chat with/ }).press("Enter");
  await expect(email).toHaveAccessibleDescription("Email is required");
  await page.keyboard.press("Escape");
  await send.click();
  await expect(message).toHaveAccessibleDescription("Message is required");
  await expect(email).toHaveAccessibleDescription("Email is required");
  await expect(email).toBeFocused();

  await email.fill("mina@example.com");
  await test.step("the error dialog when offline has links to the school’s mailbox and phone", async () => {
    await message.fill("Is there a course in the spring?\n— Mina");
    await context.setOffline(true);
    await send.click();
    const failure = page.getByRole("alertdialog", { name: "Error" });
    await expect(failure.getByText(/^There was an error/)).toHaveText(
      "There was an error sending the email. Please try again later",
    );
    await expect(failure.getByRole("link", { name: school.email })).toBeVisible();
    await expect(failure.getByRole("link", { name: school.phone })).toBeVisible();
    await expect(failure).toContainText(/It is \d\d:\d\d in /);
    await page.keyboard.press("Escape");
    await expect(failure).toBeHidden();
    await expect(message).toHaveValue("Is there a course in the spring?\n— Mina");
    await context.setOffline(false);
  });
  await email.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Form Submitted" });
  await expect(dialog).toContainText("Thank you for contacting us. We answer as soon as possible");
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(message).toHaveValue("");
  await expect(email).toHaveValue("");
  await expect(email, "the dialog that took its focus").not.toHaveAttribute("aria-invalid");

  const mails = await site.mailsFrom("mina@example.com");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe("Contact Form");
  expect(mails[0]?.replyTo?.[0]?.address).toBe("mina@example.com");
  expect(mails[0]?.text).toContain("Is there a course in the spring?");

  await test.step("the school gets no mail of a bot", async () => {
    const trap = form.getByLabel("Leave this field empty");
    await expect(form.getByRole("textbox"), "hidden from screen readers").toHaveCount(2);
    await expect(trap).not.toBeInViewport();
    await message.focus();
    await page.keyboard.press("Tab");
    await expect(form.getByRole("link", { name: "Privacy notice" }).first()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(send).toBeFocused();
    await email.fill("robot@example.com");
    await message.fill("Buy our pills");
    await trap.fill("https://pills.example");
    await send.click();
    await expect(dialog).toContainText("Thank you for contacting us");
    expect(await site.mailsFrom("robot@example.com")).toEqual([]);
  });
});

test("a late error above the focus does not push it out of view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const validate = await hold(page, /\/check-and-send-.*\.js$/);
  await openPage(page, "/aboutus");
  const form = page.getByRole("contentinfo");
  const link = form.getByRole("link", { name: "Privacy notice" }).first();
  await form.getByLabel("Your message").focus();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await link.evaluate((focused) =>
    window.scrollBy({
      top: focused.getBoundingClientRect().bottom + 4 - window.innerHeight,
      behavior: "instant",
    }),
  );
  validate();
  await expect(form.getByText("Message is required")).toBeVisible();
  await expect(link).toBeInViewport({ ratio: 1 });
});
