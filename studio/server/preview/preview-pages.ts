import { type Context, Hono } from "hono";

import type { Content } from "#content/content.ts";
import { readContent } from "#content/read-content.ts";

import type { Media } from "../../../content/check/media.ts";
import { parseUploads } from "../../../content/schema/uploaded-picture.ts";
import type { PageRenderer } from "../../../render/page-renderer.ts";
import { type Log, withoutAddresses } from "../../../server/core/log.ts";
import { schoolDate } from "../../../server/core/school-clock.ts";
import { readDraft } from "../../../server/publish/content-draft.ts";
import {
  contentOf as storedContent,
  loadVersion,
} from "../../../server/versions/stored-content.ts";
import { SAVED } from "../../contract/draft.ts";
import { sentenceIn, type StudioStore } from "../studio-store.ts";
import type { Drafts } from "./drafts.ts";
import { withoutScripts } from "./without-scripts.ts";

/** The preview's pages run no scripts and send no forms; only the studio may frame them. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self' https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-same-origin",
].join("; ");

interface PreviewPagesOptions {
  store: Pick<StudioStore, "use">;
  drafts: Drafts;
  media: (uploads: Media["uploads"]) => Media;
  render: PageRenderer["render"];
  siteUrl: string | undefined;
  now: () => number;
  log: Log;
}

const SENTENCES = {
  gone: "The studio does not remember this preview any more. Change something in the form, and it appears again.",
  failed:
    "This page could not be shown with these values. Tell your technician: the studio’s log says why.",
};

/** The pages of the site with a draft's values, or of a version: `/preview/DRAFT/THEME/PAGE`. */
export function createPreviewPages(options: PreviewPagesOptions): Hono {
  const { store, drafts, media, render, siteUrl, now, log } = options;

  /**
   * The content with all that is saved, and with a draft in the place of its document, or of a
   * stored version; undefined for an unknown draft.
   * @throws with the mistakes in the documents
   */
  async function contentOf(id: string): Promise<Content | undefined> {
    const [, version] = /^version-(\d{1,9})$/.exec(id) ?? [];
    if (version !== undefined) {
      const stored = await store.use(({ services }) =>
        loadVersion(services.content, Number(version)),
      );
      return storedContent(stored);
    }
    const draft = drafts.find(id);
    if (!draft && id !== SAVED.id) return undefined;
    const { documents, records } = await store.use(async ({ services }) => ({
      documents: (await readDraft(services)).documents,
      records: await services.content.pictures.records(),
    }));
    const read = readContent(
      draft ? { ...documents, [draft.name]: draft.value } : documents,
      media(parseUploads(records)),
    );
    if (!read.ok) throw new Error(read.mistakes.join(" "));
    return read.content;
  }

  return new Hono().get("/preview/:draft/:theme{light|dark}/:page{.*}?", async (c) => {
    const draft = c.req.param("draft");
    const theme = c.req.param("theme") === "dark" ? "dark" : "light";
    const basename = `/preview/${draft}/${theme}`;
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.slice(basename.length) + search;
    const { signal } = c.req.raw;
    try {
      const content = await contentOf(draft);
      if (!content) return answer(c, 410, sentencePage(SENTENCES.gone));
      signal.throwIfAborted();
      const day = schoolDate(now(), content.school.timeZone);
      const { status, html } = await render({
        basename,
        path,
        content,
        settings: { day, siteUrl },
      });
      return answer(c, status === 200 ? 200 : 404, withoutScripts(html, theme));
    } catch (error) {
      if (!signal.aborted) {
        log.error({ cause: withoutAddresses(sentenceIn(error)) }, "The preview of a page failed");
      }
      return answer(c, 500, sentencePage(SENTENCES.failed));
    }
  });
}

function answer(c: Context, status: 200 | 404 | 410 | 500, html: string): Response {
  return c.html(html, status, {
    "Content-Security-Policy": POLICY,
    "X-Frame-Options": "SAMEORIGIN",
  });
}

function sentencePage(sentence: string): string {
  return `<!doctype html><html lang="en"><meta name="color-scheme" content="light dark"><title>Preview</title><p>${sentence}</p>`;
}
