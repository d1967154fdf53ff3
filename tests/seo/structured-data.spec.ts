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
    "@type": z.literal("VideoObject"),
    name: z.string(),
    description: z.string(),
    thumbnailUrl: z.string(),
    contentUrl: z.string(),
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
  { path: "/aboutus", types: ["EducationalOrganization", "VideoObject"] },
  {
    path: "/program",
    types: ["EducationalOrganization", "Course", "VideoObject"],
  },
  { path: "/reviews", types: ["EducationalOrganization", "VideoObject"] },
  { path: "/apply", types: ["EducationalOrganization"] },
  { path: "/privacy", types: ["EducationalOrganization"] },
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

    for (const video of ofType(things, "VideoObject")) {
      const card = page.getByRole("link", { name: `Play: ${video.name}` });
      await expect(card).toHaveAttribute("href", video.contentUrl);
      await expect(page.getByText(video.description)).toBeVisible();
      const still = await request.get(video.thumbnailUrl);
      expect(still.headers()["content-type"]).toBe("image/jpeg");
    }
  }
});

test("the structured data of the course match the Program page", async ({ page }) => {
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

  const announced = course?.hasCourseInstance.map(({ startDate }) => startDate) ?? [];
  const known: string[] = startDates.map(({ date }) => date);
  expect(known).toEqual(expect.arrayContaining(announced));
});
