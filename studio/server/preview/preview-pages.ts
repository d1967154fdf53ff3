import { type Context, Hono } from "hono";

import { dataFiles } from "#content/schema/data-files.ts";

import { readData } from "../../../content-check/read-content.ts";
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

  /** All content, with the draft in the place of its file; undefined for an unknown draft. */
  function contentOf(id: string): Record<string, unknown> | undefined {
    const draft = drafts.find(id);
    if (!draft && id !== SAVED.id) return undefined;
    const entries = Object.keys(dataFiles).map((file) => {
      const name = file.replace(/\.json$/, "");
      // The file that the draft replaces is not read: it may have been broken by hand.
      return [name, draft?.name === name ? draft.value : readData("content/data", file)] as const;
    });
    return Object.fromEntries(entries);
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
