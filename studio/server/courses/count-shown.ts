import { everyPage } from "#content/school/page-paths.ts";

import { documentsSchema } from "#content/schema/documents.ts";
import { readDraft } from "#server/publish/content-draft.ts";
import { editablePage } from "../preview/editable-page.ts";
import { markWords } from "../preview/mark-words.ts";
import type { StudioServices } from "../studio-services.ts";

/** How many times the pages show each fact. */
export type ShownFacts = Readonly<Record<"price" | "hours" | "weeks", number>>;

/** Any day: it decides only which courses have started. */
const DAY = "2030-01-01";

type Services = Pick<StudioServices, "store" | "render" | "siteUrl">;

/** Counts how many times people see the facts of the course, as the preview marks them. */
export function createCountShown({ store, render, siteUrl }: Services) {
  return async (): Promise<ShownFacts> => {
    const { documents, uploads } = await store.use(async ({ services }) => {
      const { published } = await readDraft(services);
      return {
        documents: published,
        uploads: await services.content.pictures.uploads(published),
      };
    });
    const marked = markWords(documentsSchema.parse(documents), uploads);
    const { content } = marked;
    const settings = { day: DAY, siteUrl };
    const pages = await Promise.all(
      everyPage.map((path) => render({ basename: "", path, content, settings })),
    );
    const html = pages.map((page) => editablePage(page.html, marked)).join("");
    const times = (path: string) => html.split(`path="course/${path}"`).length - 1;
    return { price: times("price/amount"), hours: times("hours"), weeks: times("weeks") };
  };
}
