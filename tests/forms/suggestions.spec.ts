import { expect, interactive, openPage, test } from "../support/fixtures/site.ts";

test("a mistyped address, number or year gets a suggestion", async ({ page, site }) => {
  await openPage(page, "/apply");
  const form = page.getByRole("main");
  const email = form.getByLabel("Email");
  await email.fill("zoe@gmial.com");
  await expect(form.getByText("Did you mean")).toHaveCount(0);
  await email.press("Tab");
  const hint = form
    .locator("[aria-live=polite]")
    .filter({ hasText: "Did you mean zoe@gmail.com?" });
  await expect(hint).toBeVisible();
  await expect(email).toHaveAccessibleDescription(/Did you mean zoe@gmail.com ?\?/);
  await expect(email).not.toHaveAttribute("aria-invalid");

  await hint.getByRole("button", { name: "zoe@gmail.com" }).click();
  await expect(email).toHaveValue("zoe@gmail.com");
  await expect(email).toBeFocused();
  await expect(form.getByText("Did you mean")).toHaveCount(0);
  await page.reload();
  await expect(email).toHaveValue("zoe@gmail.com");

  await interactive(page);
  const birthDate = page.getByRole("textbox", { name: "Date of birth" });
  await birthDate.fill("0090-05-12");
  await birthDate.blur();
  await expect(birthDate).toHaveAccessibleDescription("Is the year right?");
  const phone = page.getByLabel("Phone number");
  await phone.fill("+353 (86) 123-4567");
  await phone.blur();
  const offer = page.getByRole("button", { name: "+353861234567" });
  await expect(offer).toBeVisible();
  await phone.fill("+353 86 12");
  await expect(offer).toHaveCount(0);
  await phone.fill("+353 86 123 4567");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(phone).toHaveAccessibleDescription(
    /Invalid phone number Did you mean \+353861234567/,
  );
  await offer.press("Enter");
  await expect(phone).toHaveValue("+353861234567");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert").getByRole("link")).not.toHaveCount(0);
  await expect(page.getByRole("alert").getByRole("link", { name: /phone|birth/i })).toHaveCount(0);
  await expect(birthDate).not.toHaveAttribute("aria-invalid");
  await birthDate.fill("1990-05-12");
  await expect(page.getByText("Is the year right?")).toHaveCount(0);

  await test.step("a message can be sent in spite of a suggestion", async () => {
    const contact = page.getByRole("contentinfo");
    await contact.getByLabel("Your email").fill("questioned@example.con");
    await contact.getByLabel("Your message").fill("Hello");
    await expect(contact.getByRole("button", { name: "questioned@example.com" })).toBeVisible();
    await contact.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alertdialog", { name: "Form Submitted" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(contact.getByText("Did you mean")).toHaveCount(0);
    expect(await site.mailsFrom("questioned@example.con")).toHaveLength(1);
  });
});
