import { type Context, Hono } from "hono";

import type { Content } from "#content/content.ts";
import { readContent } from "#content/read-content.ts";
import { documentNames } from "#content/schema/documents.ts";

import { BUILT_IN_DOCUMENTS } from "../../../content/files/built-in-content.ts";
import { readDocument } from "../../../content/files/read-documents.ts";
import type { Log } from "../../../server/core/log.ts";
import { SAVED } from "../../contract/draft.ts";
import type { Drafts } from "./drafts.ts";
import type { RenderDraft } from "./preview-program.ts";

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
  drafts: Drafts;
  render: RenderDraft;
  /** `YYYY-MM-DD` */
  today: () => string;
  log: Log;
}

const SENTENCES = {
  gone: "The studio does not remember this preview any more. Change something in the form, and it appears again.",
  failed:
    "This page could not be shown with these values. The window in which the studio runs says why.",
};

/** The pages of the site with a draft's values: `/preview/DRAFT/THEME/PAGE`. */
export function createPreviewPages(options: PreviewPagesOptions): Hono {
  const { drafts, render, today, log } = options;

  /**
   * The content, with the draft in the place of its document; undefined for an unknown draft.
   * @throws with the mistakes in the documents
   */
  function contentOf(id: string): Content | undefined {
    const draft = drafts.find(id);
    if (!draft && id !== SAVED.id) return undefined;
    const entries = documentNames.map((name) => {
      // The file that the draft replaces is not read: it may have been broken by hand.
      const isReplaced = draft?.name === name;
      return [name, isReplaced ? draft.value : readDocument(BUILT_IN_DOCUMENTS, name)] as const;
    });
    const read = readContent(Object.fromEntries(entries));
    if (!read.ok) throw new Error(read.mistakes.join(" "));
    return read.content;
  }

  return new Hono().get("/preview/:draft/:theme{light|dark}/:page{.*}?", async (c) => {
    const { draft, theme } = c.req.param();
    const basename = `/preview/${draft}/${theme}`;
    const { pathname, search } = new URL(c.req.url);
    const page = pathname.slice(basename.length) + search;
    try {
      const content = contentOf(draft);
      if (!content) return answer(c, 410, sentencePage(SENTENCES.gone));
      const job = { content, basename, page, theme, today: today() };
      const { status, html } = await render(job, c.req.raw.signal);
      return answer(c, status === 200 ? 200 : 404, html);
    } catch (error) {
      if (!c.req.raw.signal.aborted) {
        log.error({ cause: String(error) }, "The preview of a page failed");
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
