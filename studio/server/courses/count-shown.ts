import { everyPage } from "#content/school/page-paths.ts";

import { documentsSchema } from "../../../content/schema/documents.ts";
import { parseUploads } from "../../../content/schema/uploaded-picture.ts";
import { withoutAddresses } from "../../../server/core/log.ts";
import { readDraft } from "../../../server/publish/content-draft.ts";
import { editablePage } from "../preview/editable-page.ts";
import { markWords } from "../preview/mark-words.ts";
import type { StudioServices } from "../studio-services.ts";

/** A fact of the course that pages show. */
export type CourseFact = "price" | "hours" | "weeks";

/** How many times the pages show each fact. */
export type ShownFacts = Readonly<Record<CourseFact, number>>;

/** Any day: it decides only which courses have started. */
const DAY = "2030-01-01";

type Services = Pick<StudioServices, "store" | "render" | "siteUrl" | "log">;

/**
 * Counts how many times people see the facts of the course, as the preview marks them; null if the
 * pages cannot be rendered, as on a machine that is too busy.
 */
export function createCountShown({ store, render, siteUrl, log }: Services) {
  return async (): Promise<ShownFacts | null> => {
    const { documents, uploads } = await store.use(async ({ services }) => ({
      documents: (await readDraft(services)).published,
      uploads: await services.content.pictures.records(),
    }));
    const marked = markWords(documentsSchema.parse(documents), parseUploads(uploads));
    const { content } = marked;
    const settings = { day: DAY, siteUrl };
    const rendering = everyPage.map((path) => render({ basename: "", path, content, settings }));
    const pages = await Promise.all(rendering).catch((error: unknown) => {
      log.warn({ cause: withoutAddresses(error) }, "Cannot count what pages show");
    });
    if (!pages) return null;
    const html = pages.map((page) => editablePage(page.html, marked)).join("");
    const times = (path: string) => html.split(`path="course/${path}"`).length - 1;
    return { price: times("price/amount"), hours: times("hours"), weeks: times("weeks") };
  };
}
