import { type Context, Hono } from "hono";

import type { Content } from "#content/content.ts";
import { readContent } from "#content/check/read-content.ts";
import { documentsSchema, type WrittenDocuments } from "#content/schema/documents.ts";

import { withoutAddresses } from "#server/core/log.ts";
import { schoolDate } from "#server/core/school-clock.ts";
import { contentOf, loadVersion } from "#server/versions/stored-content.ts";
import { readValid } from "../content/saved-content.ts";
import { sentenceIn } from "../studio-store.ts";
import type { StudioServices } from "../studio-services.ts";
import { editablePage } from "./editable-page.ts";
import { type MarkedContent, markWords } from "./mark-words.ts";

/**
 * The preview's pages run no scripts and send no forms; only the studio may frame them. The sandbox
 * allows scripts, because WebKit calls no listener of the studio in a frame without
 * (bugs.webkit.org/218086); the policy's sources allow none.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self' https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-same-origin allow-scripts",
].join("; ");

const URL_PATTERN = "/preview/:kind{saved|edit|version-\\d{1,9}}/:theme{light|dark}/:page{.*}?";

const FAILED_PAGE =
  '<!doctype html><html lang="en"><meta name="color-scheme" content="light dark"><title>Preview</title>' +
  "<p>This page could not be shown. Tell your technician: the studio’s log says why.</p>";

/** Turns off animations, and content-visibility, whose late layout would shift what is in view. */
const STILL =
  "<style>*{content-visibility:visible!important}*,::before,::after{animation:none!important}</style>";

/**
 * The pages of the site with all that is saved: `/preview/saved/THEME/PAGE`. In those of
 * `/preview/edit/`, each text and picture has the path of its field; `/preview/version-N/` shows a
 * version that was published.
 */
export function createPreviewPages(
  options: Pick<StudioServices, "store" | "render" | "siteUrl" | "now" | "log">,
): Hono {
  const { store, render, siteUrl, now, log } = options;
  /** The documents as they were last without mistakes: somebody may be typing. */
  let lastValid: WrittenDocuments = {};

  /**
   * The content with all that is saved, with marked words to edit it, or of a stored version.
   * @throws with the mistakes in what was published
   */
  async function read(kind: string): Promise<{ content: Content; marked?: MarkedContent }> {
    const [, version] = /^version-(\d+)$/.exec(kind) ?? [];
    if (version !== undefined) {
      const stored = await store.use(({ services }) =>
        loadVersion(services.contentStore, Number(version)),
      );
      return { content: contentOf(stored) };
    }
    const { valid, media } = await store.use(({ services }) => readValid(services, lastValid));
    lastValid = valid;
    const checked = readContent(valid, media);
    if (!checked.ok) throw new Error(checked.mistakes.join(" "));
    if (kind !== "edit") return checked;
    const marked = markWords(documentsSchema.parse(valid), media.uploads);
    return { content: marked.content, marked };
  }

  return new Hono().get(URL_PATTERN, async (c) => {
    const kind = c.req.param("kind");
    const theme = c.req.param("theme") === "dark" ? "dark" : "light";
    const basename = `/preview/${kind}/${theme}`;
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.slice(basename.length) + search;
    const { signal } = c.req.raw;
    try {
      const { content, marked } = await read(kind);
      signal.throwIfAborted();
      const day = schoolDate(now(), content.school.timeZone);
      const { status, html } = await render({
        basename,
        path,
        content,
        settings: { day, siteUrl },
      });
      const still = withoutScripts(html, theme);
      return answer(c, status === 200 ? 200 : 404, marked ? editablePage(still, marked) : still);
    } catch (error) {
      if (!signal.aborted) {
        log.error({ cause: withoutAddresses(sentenceIn(error)) }, "The preview of a page failed");
      }
      return answer(c, 500, FAILED_PAGE);
    }
  });
}

function answer(c: Context, status: 200 | 404 | 500, html: string): Response {
  return c.html(html, status, {
    "Content-Security-Policy": POLICY,
    "X-Frame-Options": "SAMEORIGIN",
  });
}

/** Removes a page's scripts, and sets what they would set: the theme, and that fonts are loaded. */
function withoutScripts(html: string, theme: "light" | "dark"): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replace("<html", `<html data-fonts-loaded data-theme="${theme}"`)
    .replace("</head>", () => `${STILL}</head>`);
}
