import { paths } from "#content/school/page-paths.ts";
import { readContent } from "#content/read-content.ts";

import { parseUploads } from "../../../content/schema/uploaded-picture.ts";
import { readDraft } from "../../../server/publish/content-draft.ts";
import type { StudioServices } from "../studio-services.ts";

/** A fact of the course that pages show. */
export type CourseFact = "price" | "hours" | "weeks";

/** How many times the pages show each fact. */
export type ShownFacts = Readonly<Record<CourseFact, number>>;

/** Numbers that no page contains otherwise. */
const MARKS: Readonly<Record<CourseFact, number>> = { price: 70_919, hours: 70_921, weeks: 70_937 };
const PAGES = [paths.home, paths.aboutUs, paths.program, paths.reviews, paths.apply];
/** Any day: it decides only which courses have started. */
const DAY = "2030-01-01";

type Services = Pick<StudioServices, "store" | "media" | "render" | "siteUrl">;

/**
 * Counts how many times people see the facts of the course: renders the pages that visitors see
 * with other numbers, and looks for those.
 */
export function createCountShown({ store, media, render, siteUrl }: Services) {
  return async (): Promise<ShownFacts> => {
    const { documents, uploads } = await store.use(async ({ services }) => ({
      documents: (await readDraft(services)).published,
      uploads: await services.content.pictures.records(),
    }));
    const { price, hours, weeks } = MARKS;
    const course = { hours, weeks, price: { amount: price, currency: "USD" } };
    const marked = readContent({ ...documents, course }, media(parseUploads(uploads)));
    if (!marked.ok) throw new Error(marked.mistakes.join(" "));
    const { content } = marked;
    const settings = { day: DAY, siteUrl };
    const pages = await Promise.all(
      PAGES.map((path) => render({ basename: "", path, content, settings })),
    );
    const text = pages.map(({ html }) => visibleText(html)).join(" ");
    const times = (mark: number) => text.split(String(mark)).length - 1;
    return { price: times(price), hours: times(hours), weeks: times(weeks) };
  };
}

/** The text of a page without its head, styles and scripts. */
export function visibleText(html: string): string {
  return html
    .replace(/^[\s\S]*<body/, "<body")
    .replaceAll(/<(script|style|noscript|template)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<[^>]*>/g, " ");
}
