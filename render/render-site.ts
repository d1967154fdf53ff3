import { data } from "react-router";

import type { SubmissionService } from "#forms/contract.ts";
import { NO_REFERENCE } from "#forms/reference-number.ts";
import { compress } from "./compress.ts";
import { pageContent } from "./content-file.ts";
import { finishPage, inlineSources } from "./finish-page.ts";
import type { PagesBuild } from "./pages-build.ts";
import { createRenderPage } from "./render-page.ts";
import type { RenderedFile, RenderedPage, RenderedSite } from "./rendered-site.ts";
import type { SiteJob } from "./renderer.ts";
import type { CriticalStyles } from "./styles/parse-styles.ts";

/** Any origin works, because pages link to each other by path. */
const ORIGIN = "http://localhost";
/** Brotli’s quality: the best, 11, takes thirty times as long for a tenth fewer bytes. */
const FAST = 6;

/**
 * Renders every page and every generated file, so that the server need not render for a GET request.
 * @throws when a page has an unexpected status, or React Router's HTML has changed
 */
export async function renderSite(
  build: PagesBuild,
  styles: CriticalStyles,
  { content, settings }: SiteJob,
): Promise<RenderedSite> {
  const { pageUrls, siteFiles, refusedPostText, contentPolicy } = build.entry.module;
  const renderPage = createRenderPage(
    async () => build,
    () => ({ content, settings }),
  );
  const pages = new Map<string, Promise<RenderedPage>>();
  const files = new Map<string, Promise<RenderedFile>>();
  const addPage = async (
    name: string,
    status: number,
    request: Request,
    submissions = nothingIsSent,
  ) => {
    const response = await renderPage(request, submissions);
    if (response.status !== status) throw new Error(`${name} answers ${response.status}`);
    const { html, startFile } = finishPage(await response.text(), styles);
    addFile(startFile);
    addFile(pageContent(content, new URL(request.url).pathname).file);
    const policy = contentPolicy({ ...inlineSources(html), mailService: settings.mailApiUrl });
    // Error pages and those of dates have kilobytes to spare below 14.6 KB. With a visitor's
    // reference number in its place, a page is sent uncompressed.
    const isSmall = status !== 200 || name.startsWith("/apply/") || name.includes(NO_REFERENCE);
    const encodings = compress(Buffer.from(html), isSmall ? FAST : undefined);
    pages.set(
      name,
      encodings.then((all) => ({ policy, encodings: all })),
    );
  };
  const addFile = ({ path, text }: { path: string; text: string }) => {
    if (!files.has(path)) files.set(path, compress(Buffer.from(text)));
  };

  for (const url of pageUrls(content)) {
    await addPage(url, 200, new Request(ORIGIN + url));
  }
  await addPage("404", 404, new Request(`${ORIGIN}/404`));
  for (const [status, { title, hint }] of Object.entries(refusedPostText)) {
    const refusing: SubmissionService = {
      submit: () => {
        throw data({ hint }, { status: Number(status), statusText: title });
      },
    };
    const post = new Request(`${ORIGIN}/`, { method: "POST", body: new URLSearchParams() });
    await addPage(status, Number(status), post, refusing);
  }
  for (const [path, text] of await siteFiles(content, settings.siteUrl)) addFile({ path, text });
  return { day: settings.day, content, pages: await settled(pages), files: await settled(files) };
}

async function settled<Value>(promises: ReadonlyMap<string, Promise<Value>>) {
  const entries = Array.from(promises, async ([key, value]) => [key, await value] as const);
  return new Map(await Promise.all(entries));
}

/** While pages are rendered or only looked at. */
export const nothingIsSent: SubmissionService = {
  submit: () => Promise.reject(new Error("Nothing is sent from a page that is only looked at.")),
};
