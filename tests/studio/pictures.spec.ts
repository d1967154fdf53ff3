import sharp from "sharp";

import {
  expectNoViolations,
  inDark,
  inLight,
} from "../support/measurements/expect-no-violations.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";
import { photograph } from "../support/photographs/photograph.ts";

const fileOf = (buffer: Buffer) => ({ name: "photo.webp", mimeType: "image/webp", buffer });
/** As small as the places allow: all sizes of a larger one take four times as long. */
const small = async (name: string) =>
  fileOf(await sharp(photograph(name)).resize(1000, 750).toBuffer());

test("the owner puts a photograph in its place", async ({ page, context, saved, watch }) => {
  test.setTimeout(120_000);
  watch.console(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/website/pictures");
  await expect(page.getByRole("link", { name: "A desk with a notebook" })).toBeVisible();
  await page.getByRole("heading", { name: "Every picture, page by page" }).click();
  const place = page.getByRole("group").filter({ hasText: "Apply Now" }).last();
  await place.getByRole("heading").click();
  await expect(place).toContainText("Drawings");
  await expectNoViolations(page, "all pictures", { inModes: inLight });
  await place.getByRole("link", { name: "Top of the page" }).click();

  await test.step("an SVG that calls itself a photograph is refused with a sentence", async () => {
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='2000' height='1500'/>");
    await page.locator("input[type=file]").setInputFiles(fileOf(svg));
    await expect(page.getByRole("alert")).toContainText("no picture that the website can use");
  });

  await page.locator("input[type=file]").setInputFiles(await small("face-far-left"));
  const focus = page.getByRole("slider", { name: "What must stay visible" });
  const said = (where: string) => expect(focus).toHaveAttribute("aria-valuetext", where);
  await said("50 % from the left, 50 % from the top");
  const ours = page.getByRole("region", { name: "Your photo" });
  const onPhone = ours.getByRole("figure", { name: "On a phone" });
  await expect(page.getByRole("region", { name: "Now" }).getByRole("figure")).toHaveCount(2);
  const inTheMiddle = await onPhone.screenshot();
  for (let press = 0; press < 10; press += 1) await focus.press("ArrowLeft");
  for (let press = 0; press < 10; press += 1) await focus.press("ArrowUp");
  await said("10 % from the left, 10 % from the top");
  expect((await onPhone.screenshot()).equals(inTheMiddle), "the crop follows").toBe(false);
  await expect(ours.getByRole("figure", { name: "On a laptop" })).toBeVisible();
  await expect(page.getByText("Good for this place.")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoViolations(page, "a photograph in its place", { inModes: inDark });

  const use = page.getByRole("button", { name: "Use this photograph" });
  await use.click();
  const alt = page.getByLabel("What is on it");
  await expect(alt).toBeFocused();
  await expect(alt).toHaveAccessibleDescription(/Say in one sentence/);
  await expect(page.getByText("Say whether the people on it agreed.")).toBeVisible();
  await alt.fill("A teacher in front of the hills");
  await page.getByLabel("agreed that it is on the website").check();
  await context.setOffline(true);
  await use.click();
  await expect(page.getByRole("alert")).toContainText("No connection");
  await context.setOffline(false);
  await use.click();
  await expect(page.getByText("The photograph is in its place")).toBeVisible({ timeout: 60_000 });
  await expect(page, "so that a reload does not say it again").toHaveURL(/pictures$/);
  await expect(place).toContainText("Your photographs");
  expect((await saved("pictures"))["photographs"]).toMatchObject({
    applyTop: { alt: "A teacher in front of the hills", narrow: {} },
  });

  await place.getByRole("link", { name: "Top of the page" }).click();
  await page.locator("input[type=file]").setInputFiles(fileOf(photograph("face-top-right")));
  await expect(alt, "not what was on the one before").toHaveValue("");
  await page.getByRole("button", { name: "Back to the drawing" }).click();
  await expect(page.getByText("The drawing is back")).toBeVisible();
  expect((await saved("pictures"))["photographs"]).toEqual({});
});

test("a picture is chosen for an entry that is not saved yet", async ({ page }) => {
  await page.goto("/website/gallery", { waitUntil: "networkidle" });
  const followed = page.waitForRequest(/pictures.*\.data.*_routes=root/);
  await page.route(/gallery\/draft$/, (route) => followed.then(() => route.continue()));
  await page.getByRole("button", { name: "Add another" }).click();
  await page.getByRole("link", { name: "Choose a picture" }).click();
  await expect(page.getByRole("button", { name: "Choose a photograph" })).toBeVisible();
});

test("a logo of the school’s own shows whole", async ({ page, studio }) => {
  test.setTimeout(120_000);
  await page.goto("/website/pictures/logo");
  await page.locator("input[type=file]").setInputFiles(await small("face-far-left"));
  const ours = page.getByRole("region", { name: "Your photo" });
  await expect(ours.getByRole("figure", { name: "As it shows" })).toBeVisible();
  await page.getByRole("button", { name: "Use this photograph" }).click();
  await expect(page.getByText("The photograph is in its place")).toBeVisible({ timeout: 60_000 });
  await page.goto(`${studio.url}/preview/saved/light/`);
  const logo = page.getByRole("banner").getByRole("img", { name: "Banderas TEFL" });
  await expect(logo).toHaveAttribute("src", /uploads/);
  await expect(logo).toHaveJSProperty("naturalWidth", 832);
});

test("a picture is changed where it is seen, and its owner can go on meanwhile", async ({
  page,
  saved,
}) => {
  test.setTimeout(120_000);
  await page.goto("/website?page=/aboutus");
  const shown = page.frameLocator("iframe[title^='The page']");
  const drawing = shown.locator("img[data-edit='about-us/header/picture']");
  const corner = { position: { x: 20, y: 20 }, force: true };
  await shown.locator("[data-hints]").waitFor();
  await drawing.click(corner);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us: top of the page");
  await page.locator("input[type=file]").setInputFiles(await small("face-far-left"));
  await page.getByRole("button", { name: "The bay before sunset" }).click();
  await expect(page.getByLabel("What is on it")).toHaveValue("The bay before sunset");
  await page.getByLabel("Nobody can be recognised").check();
  await page.getByRole("button", { name: "Use this photograph" }).click();
  const state = page.getByRole("region", { name: "live" });
  await expect(state).toContainText("on its way");
  await page.getByRole("link", { name: "Website" }).last().click();
  const here = shown.locator("img[data-edit='pictures/photographs/aboutTop']");
  await expect(here, "once it is there").toBeInViewport({ timeout: 60_000 });
  await expect(state).toContainText("1 change is not live yet");
  await here.click(corner);
  await page.getByRole("slider", { name: "What must stay visible" }).press("ArrowLeft");
  await page.getByRole("button", { name: "Use this photograph" }).click();
  await expect(page).toHaveURL(/website\?page=%2Faboutus&at=[^&]+$/, { timeout: 60_000 });
  const done = page.getByText("The photograph is in its place.");
  await expect(done).toBeVisible();
  await expect(here).toBeInViewport();
  await shown.getByRole("heading", { level: 1 }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(done, "once she has gone on").toBeHidden();
  expect((await saved("pictures"))["photographs"]).toMatchObject({
    aboutTop: { alt: "The bay before sunset" },
  });
});

test("of two photographs, each page says only what became of its own", async ({
  page,
  saveBeside,
  watch,
}) => {
  test.setTimeout(120_000);
  // What somebody else has put there has no sizes.
  watch.console(/404.*uploads/);
  const choose = page.locator("input[type=file]");
  const alt = page.getByLabel("What is on it");
  const nobody = page.getByLabel("Nobody can be recognised");
  const use = page.getByRole("button", { name: "Use this photograph" });
  const state = page.getByRole("region", { name: "live" });
  const pictures = page.getByRole("link", { name: "Pictures", exact: true });
  const street = { name: "The street of the school" };
  let arrival = Promise.withResolvers<void>();
  await page.route(/pictures\/\w+\.data/, async (route) => {
    if (route.request().postData()?.includes('"intent"')) await arrival.promise;
    await route.continue();
  });
  /** What stands at the school’s street, by somebody else. */
  const stands = (file: string, words: string) =>
    saveBeside("pictures", { photographs: { aboutSchool: { file, alt: words } } });
  const chosen = async (name: string) => {
    await choose.setInputFiles(await small(name));
    await expect(use).toBeVisible();
    return `uploads/${new URL(page.url()).searchParams.get("photograph")}`;
  };

  await page.goto("/website/pictures/aboutSchool");
  const first = await chosen("two-faces-at-the-edges");
  await alt.fill("Our street");
  await pictures.click();
  await expect(page.getByRole("link", street)).toBeVisible();
  await page.goBack();
  await expect(alt).toHaveValue("Our street");
  await stands(first, "A street");
  await page.goto("/website/pictures");
  await page.getByRole("link", { name: "A desk with a notebook" }).click();
  const second = await chosen("face-far-left");
  await expect(nobody, "her answer is not given for her").not.toBeChecked();
  await alt.fill("A desk");
  await nobody.check();
  await use.click();
  await expect(page.getByText("All its sizes are being made.")).toBeVisible();

  await pictures.click();
  await page.getByRole("link", street).click();
  await expect(page.getByText("Another photograph is on its way.")).toBeVisible();
  await expect(use).toBeDisabled();
  await expect(alt).toHaveValue("A street");
  await stands(second, "A lane");
  arrival.resolve();
  await expect(use).toBeEnabled({ timeout: 60_000 });
  await expect(page, "it stays").toHaveURL(/aboutSchool$/);
  await expect(alt, "the words of what stands there now").toHaveValue("A lane");

  arrival = Promise.withResolvers();
  await use.click();
  await expect(state.getByRole("status")).toContainText("on its way");
  await pictures.click();
  arrival.resolve();
  const refused = state.getByRole("status").filter({ hasText: "not in its place. Say whether" });
  await expect(refused).toBeVisible();
  await refused.getByRole("link", { name: "Open it" }).click();
  await expect(use).toBeVisible();
  await expect(state).toContainText("not live yet");
  await pictures.click();
  await expect(page.getByRole("link", street)).toBeVisible();
  await expect(state).toContainText("not live yet");
});
