import {
  ask,
  COLLEAGUE,
  expect,
  expectInside,
  OWNER,
  press,
  test,
} from "../../support/fixtures/studio-with-door.ts";
import {
  expectNoViolations,
  inDark,
  inLight,
} from "../../support/measurements/expect-no-violations.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { spawnDesk } from "../../support/server/spawn-desk.ts";

const DIGITS = "The six digits from the mail";

const withoutScripts = test.extend({ javaScriptEnabled: false });

/** A code that is not the right one. */
const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");

test("the link leads to the wanted page", async ({ page, signInMail, mails, studio }) => {
  await page.goto("/sign-in?note=over");
  await expectNoViolations(page, "asking", { inModes: inLight });
  await page.goto("/publish?page=1");
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await page.getByLabel("Your e-mail address").fill(OWNER.toUpperCase());
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look into your mailbox");
  await expectNoViolations(page, "asked", { inModes: inDark });
  const { link } = await signInMail(1);
  expect(mails()[0]?.to?.[0]?.address).toBe(OWNER);
  expect(new URL(link).origin).toBe(studio.url);
  for (const method of ["HEAD", "GET", "GET"]) {
    expect(await rawRequest(link, { method })).toMatchObject({ status: 200, cookies: [] });
  }
  await page.goto(link);
  const isPosted = await page.evaluate(() => {
    const pressed = { bubbles: true, cancelable: true };
    const submit = () => document.forms[0]?.dispatchEvent(new SubmitEvent("submit", pressed));
    return [submit(), submit()];
  });
  expect(isPosted, "a second press would end the link before it lets anybody in").toEqual([
    true,
    false,
  ]);
  await page.reload();
  await press(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Publish");
  expect(new URL(page.url()).search).toBe("?page=1");
});

withoutScripts("another browser needs the code too", async ({ page, otherBrowser, signInMail }) => {
  await ask(page, OWNER);
  const { link, code } = await signInMail(1);
  const phone = await otherBrowser({ javaScriptEnabled: false });
  await phone.goto(link);
  await phone.getByLabel(DIGITS).fill(otherThan(code));
  await press(phone);
  await expect(phone.getByLabel(DIGITS)).toHaveAccessibleDescription(/^Those are not the digits/);
  await expect(phone.getByLabel(DIGITS)).toBeFocused();
  await phone.getByLabel(DIGITS).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await press(phone);
  await expectInside(phone);
  // The link was used: the browser that asked gets nothing more for it.
  await page.goto(link);
  await expect(page.getByText("This link is over")).toBeVisible();
});

test("desk studio link prints a link that works once", async ({ page, doorSettings, studio }) => {
  const { out, code } = await spawnDesk(doorSettings, ["studio", "link", COLLEAGUE]);
  expect(code).toBe(0);
  expect(out.startsWith(`${studio.url}/sign-in/link?token=`)).toBe(true);
  await page.goto(out.trim());
  await expectNoViolations(page, "the link", { inModes: inLight });
  await press(page);
  await expectInside(page);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: /@/ }).click();
  await expect(page.getByText(`You are signed in as ${COLLEAGUE}`)).toBeVisible();
  await expect(page.getByText("A technician made a link on the server")).toBeVisible();
  await expectNoViolations(page, "signed in", { inModes: inDark });
  await page.goto(out.trim());
  await expect(page.getByText("This link is over")).toBeVisible();
});
