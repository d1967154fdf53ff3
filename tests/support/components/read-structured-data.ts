import type { Page } from "@playwright/test";
import * as z from "zod";

const address = z.string();
const course = z.object({
  "@type": z.literal("Course"),
  name: z.string(),
  description: z.string(),
  offers: z.object({ price: z.number(), priceCurrency: z.string(), url: address }),
  hasCourseInstance: z.array(z.object({ name: z.string(), startDate: z.iso.date() })),
});
const thing = z.discriminatedUnion("@type", [
  z.object({
    "@type": z.literal("EducationalOrganization"),
    name: z.string(),
    slogan: z.string(),
    address: z.string(),
    logo: address,
    sameAs: z.array(address),
  }),
  z.object({
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: address })),
  }),
  z.object({
    "@type": z.literal("VideoObject"),
    name: z.string(),
    description: z.string(),
    thumbnailUrl: address,
    contentUrl: address,
  }),
  z.object({
    "@type": z.literal("FAQPage"),
    mainEntity: z.array(
      z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }),
    ),
  }),
  course,
]);

export type Thing = z.output<typeof thing>;

/** Parses the page’s JSON-LD; throws for an unknown type. */
export async function structuredData(page: Page): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap(
    (text) => z.object({ "@graph": z.array(thing) }).parse(JSON.parse(text))["@graph"],
  );
}

export function ofType<Type extends Thing["@type"]>(things: readonly Thing[], type: Type) {
  return things.filter(
    (found): found is Extract<Thing, { "@type": Type }> => found["@type"] === type,
  );
}
