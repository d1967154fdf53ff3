import type { Page } from "@playwright/test";
import * as z from "zod";

import { expect, test } from "../support/fixtures/site.ts";
import { content } from "../support/site-content.ts";

const { startDates } = content;

const courseSchema = z.object({
  "@type": z.literal("Course"),
  name: z.string(),
  description: z.string(),
  offers: z.object({ price: z.number(), priceCurrency: z.string(), url: z.string() }),
  hasCourseInstance: z.array(z.object({ name: z.string(), startDate: z.iso.date() })),
});
const thingSchema = z.discriminatedUnion("@type", [
  z.object({
    "@type": z.literal("EducationalOrganization"),
    name: z.string(),
    slogan: z.string(),
    address: z.string(),
    logo: z.string(),
    sameAs: z.array(z.string()),
  }),
  z.object({
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z.array(
      z.object({ position: z.number(), name: z.string(), item: z.string() }),
    ),
  }),
  z.object({
    "@type": z.literal("VideoObject"),
    name: z.string(),
    description: z.string(),
    thumbnailUrl: z.string(),
    contentUrl: z.string(),
  }),
  z.object({
    "@type": z.literal("FAQPage"),
    mainEntity: z.array(
      z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }),
    ),
  }),
  courseSchema,
]);

type Thing = z.output<typeof thingSchema>;

/** Parses the page’s JSON-LD; throws for an unknown type. */
async function structuredData(page: Page): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap(
    (text) => z.object({ "@graph": z.array(thingSchema) }).parse(JSON.parse(text))["@graph"],
  );
}

function ofType<Type extends Thing["@type"]>(things: readonly Thing[], type: Type) {
  return things.filter(
    (found): found is Extract<Thing, { "@type": Type }> => found["@type"] === type,
  );
}

const pages = [
  { path: "/", types: ["EducationalOrganization", "VideoObject", "VideoObject", "VideoObject"] },
  { path: "/aboutus", types: ["EducationalOrganization", "BreadcrumbList", "VideoObject"] },
  {
    path: "/program",
    types: ["EducationalOrganization", "BreadcrumbList", "Course", "FAQPage", "VideoObject"],
  },
  { path: "/reviews", types: ["EducationalOrganization", "BreadcrumbList", "VideoObject"] },
  { path: "/apply", types: ["EducationalOrganization", "BreadcrumbList"] },
  { path: "/privacy", types: ["EducationalOrganization", "BreadcrumbList"] },
];

test("each page’s structured data match its visible content", async ({ page, request }) => {
  for (const { path, types } of pages) {
    await page.goto(path);
    const things = await structuredData(page);
    expect(
      things.map((thing) => thing["@type"]),
      path,
    ).toEqual(types);

    for (const school of ofType(things, "EducationalOrganization")) {
      const footer = page.getByRole("contentinfo");
      await expect(page.getByRole("link", { name: `${school.name}, home` })).toBeVisible();
      await expect(footer).toContainText(school.slogan);
      for (const address of school.sameAs) {
        await expect(footer.locator(`a[href="${address}"]`)).toBeVisible();
      }
      expect((await request.get(school.logo)).headers()["content-type"]).toBe("image/png");
    }

    for (const { itemListElement } of ofType(things, "BreadcrumbList")) {
      expect(itemListElement.map(({ position }) => position)).toEqual([1, 2]);
      expect(itemListElement.at(-1)?.item).toBe(path);
      for (const { name, item } of itemListElement) {
        const links = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
        await expect(links.last()).toHaveAttribute("href", item);
      }
    }

    for (const video of ofType(things, "VideoObject")) {
      const card = page.getByRole("link", { name: `Play: ${video.name}` });
      await expect(card).toHaveAttribute("href", video.contentUrl);
      await expect(page.getByText(video.description)).toBeVisible();
      const still = await request.get(video.thumbnailUrl);
      expect(still.headers()["content-type"]).toBe("image/jpeg");
    }
  }
});

test("the structured data of course and FAQ match the Program page", async ({ page }) => {
  await page.goto("/program");
  const things = await structuredData(page);
  const [course] = ofType(things, "Course");
  const main = page.getByRole("main");
  await expect(main.getByText(course?.description ?? "")).toBeVisible();
  expect(course?.description).toContain(course?.name);
  await expect(main).toContainText(`${course?.offers.price} ${course?.offers.priceCurrency}`);
  await expect(main.getByRole("link", { name: "Apply Now" }).first()).toHaveAttribute(
    "href",
    course?.offers.url ?? "",
  );

  const [faq] = ofType(things, "FAQPage");
  const tabs = main.getByRole("tab");
  await expect(tabs).toHaveText(faq?.mainEntity.map(({ name }) => name) ?? []);
  for (const { name, acceptedAnswer } of faq?.mainEntity ?? []) {
    await main.getByRole("tab", { name }).click();
    const paragraphs = main.getByRole("tabpanel", { name }).getByRole("paragraph");
    await expect
      .poll(async () => (await paragraphs.allTextContents()).join(" "))
      .toBe(acceptedAnswer.text);
  }

  const announced = course?.hasCourseInstance.map(({ startDate }) => startDate) ?? [];
  const known: string[] = startDates.map(({ date }) => date);
  expect(known).toEqual(expect.arrayContaining(announced));
});
