import { text } from "node:stream/consumers";
import * as z from "zod";

import type { Content } from "#content/content.ts";
import { readUpload } from "../../content/files/uploaded-pictures.ts";
import { loadPages } from "../../render/pages-build.ts";
import { createRenderPage } from "../../render/render-page.ts";
import { withoutScripts } from "./without-scripts.ts";

/** Which page to render, and how; read from standard input. */
const job = z.object({
  content: z.custom<Content>(),
  /** The first part of the address, which the pages' links keep. */
  basename: z.string(),
  /** The rest of the address: the page's path and query. */
  page: z.string(),
  theme: z.enum(["light", "dark"]),
  /** `YYYY-MM-DD` */
  today: z.string(),
});

const { content, basename, page, theme, today } = job.parse(JSON.parse(await text(process.stdin)));
Object.assign(globalThis, {
  draft: { uploads: uploadsIn(JSON.stringify(content)) },
});

// Imported after the draft was set, because the pages read the draft when they are loaded.
const build = await loadPages("studio/build/preview");
const renderPage = createRenderPage(
  () => Promise.resolve({ ...build, basename }),
  "production",
  () => ({ content, settings: { day: today, siteUrl: process.env["SITE_URL"] || undefined } }),
  () => "",
);
const answer = await renderPage(new Request(`http://localhost${basename}${page}`), {
  submit: () => Promise.reject(new Error("Nothing is sent from the preview.")),
});
const html = withoutScripts(await answer.text(), theme);
process.stdout.write(JSON.stringify({ status: answer.status, html }));

/** The picture manifest's entries for the uploaded pictures that the content names. */
function uploadsIn(json: string): Record<string, unknown> {
  const names = json.match(/uploads\/[\da-f]{12}/g) ?? [];
  return Object.fromEntries(names.map((name) => [name, readUpload(name)]));
}
