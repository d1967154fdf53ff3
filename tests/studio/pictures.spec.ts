import type { Locator } from "@playwright/test";
import sharp from "sharp";

import { expectNoViolations } from "../support/measurements/expect-no-violations.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";

// Wide enough for the preview beside the form.
test.use({ viewport: { width: 1280, height: 720 } });

/** A photo that is red on the left and blue on the right. */
function photo(width: number, height: number) {
  const red = { create: { width: width / 2, height, channels: 3, background: "#c00" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "#00c" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

const fileOf = (buffer: Buffer, name = "photo.jpg") => ({ name, mimeType: "image/jpeg", buffer });

/** The colour in the middle of a picture as the browser shows it. */
async function colourOf(picture: Locator) {
  const { dominant } = await sharp(await picture.screenshot()).stats();
  return dominant.r > dominant.b ? "red" : "blue";
}

test("the owner replaces a gallery picture, crops it by keyboard, must update its description, and sees it in the preview", async ({
  page,
  saved,
}) => {
  test.setTimeout(180_000);
  const pictures = async () =>
    (await saved("gallery"))["pictures"] as { file: string; alt: string }[];
  const [first, second] = await pictures();
  await page.goto("/website/gallery");
  const entry = page.getByRole("group", { name: "Pictures" }).getByRole("listitem").first();
  await expect(entry.getByRole("img")).toHaveJSProperty("naturalWidth", 1200);
  // The preview is scrolled to the gallery, and the form to its top.
  const preview = page.frameLocator("iframe");
  const { heading } = await saved("gallery");
  await expect(preview.getByRole("heading", { name: `${heading}` })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await entry.getByLabel("Title").fill("At the beach");
  const file = entry.getByLabel("Picture: choose a file");
  await file.setInputFiles(fileOf(await photo(3000, 1500)));

  // Choose the right end of the wide photo, which is blue.
  const part = entry.getByRole("img", { name: "Preview of the part" });
  const sideways = entry.getByLabel("Left or right");
  await expect(sideways).toBeEnabled();
  await expect(entry.getByLabel("Up or down")).toBeDisabled();
  await file.focus();
  await page.keyboard.press("Tab");
  await expect(sideways).toBeFocused();
  await page.keyboard.press("End");
  await expect.poll(() => colourOf(part)).toBe("blue");
  await entry.getByLabel("Closer").press("ArrowRight");
  await expect(entry.getByLabel("Up or down")).toBeEnabled();
  await expectNoViolations(page, "a chosen picture");
  await page.getByRole("button", { name: "Save" }).last().click();

  await expect(page.getByRole("alert")).toContainText("is as it was for the picture before");
  await expect(entry.getByLabel("Title")).toHaveValue("At the beach");
  await entry.getByLabel("What is on the picture").fill("");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByRole("alert")).toContainText("is empty. Say in one sentence");
  expect((await pictures())[0]).toMatchObject({ file: first?.file });
  await entry.getByLabel("What is on the picture").fill("A red and a blue half");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByRole("status")).toContainText("Saved.");
  const [changed, untouched] = await pictures();
  expect(changed).toEqual({
    title: "At the beach",
    file: expect.stringMatching(/^uploads\/[\da-f]{12}$/),
    alt: "A red and a blue half",
    width: 1200,
    height: 900,
  });
  expect(untouched).toEqual(second);
  await expect(preview.getByRole("img", { name: "A red and a blue half" })).toBeInViewport();

  // After saving, choose the left end of the same photo, which is red.
  await entry.getByRole("button", { name: "Change the part that shows" }).click();
  await expect(entry.getByRole("group", { name: "The part that shows" })).toBeFocused();
  await expect(sideways).toBeEnabled();
  await expect(sideways).toHaveValue("100");
  await sideways.press("Home");
  await expect.poll(() => colourOf(part)).toBe("red");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect.poll(async () => (await pictures())[0]?.file).not.toBe(changed?.file);

  const shown = preview.getByRole("img", { name: "A red and a blue half" });
  await expect(shown).toHaveAttribute("src", new RegExp(`${(await pictures())[0]?.file}`));

  // That the built site shows such a picture is part of journey.spec.ts.
  await page.reload();
  await expect.poll(() => colourOf(shown)).toBe("red");
  await page.getByRole("button", { name: "Back to what visitors see" }).click();
  await page.getByRole("button", { name: "Throw them away" }).click();
  await expect(page.getByRole("status")).toContainText("Nothing here waits to be published");
  expect((await pictures())[0]?.file).toBe(first?.file);
});

test("without JavaScript, a portrait of an unsupported format is refused, and a valid one can be uploaded", async ({
  browser,
  saved,
  studio,
}) => {
  const people = async () =>
    (await saved("testimonials"))["testimonials"] as { portrait: string }[];
  const before = await people();
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: studio.url });
  const save = page.getByRole("button", { name: "Save" }).last();
  const entry = page.getByRole("group", { name: "Testimonials" }).getByRole("listitem").first();
  await page.goto("/website/testimonials");
  await entry.getByLabel("Name").fill("Ana");
  const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1");
  await entry.getByLabel("Portrait").setInputFiles(fileOf(heic, "IMG_1.HEIC"));
  await save.click();
  await expect(entry.getByLabel("Portrait")).toHaveAccessibleDescription(/^is a HEIC photo/);
  await expect(entry.getByLabel("Name")).toHaveValue("Ana");
  expect(await people()).toEqual(before);

  await entry.getByLabel("Portrait").setInputFiles(fileOf(await photo(400, 800)));
  await save.click();
  await expect(page.getByRole("status")).toContainText("Saved.");
  expect((await people())[0]).toMatchObject({
    name: "Ana",
    portrait: expect.stringMatching(/^uploads\//),
  });
  await expect(entry.getByRole("img")).toHaveAttribute("src", /uploads/);
  await page.close();
});
