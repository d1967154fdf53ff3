import { readFileSync } from "node:fs";

import { NO_REFERENCE } from "#forms/reference-number.ts";
import { startDatesText } from "#content/course/start-dates.ts";
import { schoolDate } from "#server/core/school-clock.ts";
import { cacheKey, readCache } from "#server/versions/rendered-cache.ts";
import { builtIn } from "#server/versions/stored-content.ts";
import { expect, test } from "vitest";

import { codeHash, fingerprintOf, loadPages } from "../../render/pages-build.ts";
import { createRenderPage } from "../../render/render-page.ts";
import { createRenderer } from "../../render/renderer.ts";
import { content } from "../support/site-content.ts";

const { courseDetails, school, startDates } = content;
const settings = { siteUrl: undefined, mailApiUrl: undefined };

const today = () => schoolDate(Date.now(), school.timeZone);

/** What a server of today's build starts with: the pages that the build has rendered. */
async function renderedByBuild() {
  const code = codeHash("build", fingerprintOf("build") ?? "");
  const key = cacheKey(code, builtIn(), settings);
  const cached = await readCache(["build/rendered"], key, today());
  if (!cached) throw new Error("The build has no pages with which a server can start.");
  return cached;
}

/** How often a text occurs. */
const count = (html: string, text: string) => html.split(text).length - 1;

/** Renders the answer to one request on a day. */
async function answer(path: string, day: string, sent: RequestInit = {}): Promise<string> {
  const build = await loadPages("build");
  const renderPage = createRenderPage(
    async () => build,
    () => ({ content, settings: { day, ...settings } }),
    () => "nonce",
  );
  const request = new Request(`http://localhost${path}`, sent);
  const refused = { accepted: false, status: 422, error: "", problems: {} } as const;
  return (await renderPage(request, { submit: () => Promise.resolve(refused) })).text();
}

test("on each day, pages mark the courses that have started", async () => {
  for (const day of [startDates[1], startDates.at(-1)].map((start) => start?.date ?? "")) {
    const html = await answer("/program", day);
    const dates = startDates.map(({ date }) => date);
    const started = dates.filter((date) => date <= day).length;
    expect(count(html, `>${startDatesText.started}<`), day).toBe(started);
    const instances = html.matchAll(/"startDate":"([^"]+)"/g);
    expect(Array.from(instances, ([, date]) => date)).toEqual(dates.slice(started));
    expect(html.includes(startDatesText.allStarted), day).toBe(started === startDates.length);
  }
});

test("a server starts with the bytes that it would render", async () => {
  const { site, file } = await renderedByBuild();
  const rendered = await createRenderer("build").renderSite({
    content,
    settings: { day: site.day, ...settings },
  });
  expect(readFileSync(`build/rendered/${file}`).equals(rendered)).toBe(true);
});

test("every page’s compressed HTML fits into TCP’s first window", async () => {
  const hasDetails = Object.values(courseDetails).some((detail) => detail !== null);
  const { pages } = (await renderedByBuild()).site;
  for (const [url, { encodings }] of pages) {
    // Course details are below the fold, where another round trip delays no paint (decision 24).
    if (url === "/program" && hasDetails) continue;
    // Sent uncompressed, with the visitor’s own number.
    if (url.includes(NO_REFERENCE)) continue;
    // Ten packets of 1,460 bytes, less the headers. At 13,829 bytes some loads took one trip more.
    expect(encodings[0]?.bytes.length, url).toBeLessThanOrEqual(13_790);
  }
});

test("a page that answers a form imports the content file of the others", async () => {
  const { files } = (await renderedByBuild()).site;
  for (const path of ["/", "/Apply/"]) {
    const body = new URLSearchParams({ message: "Hello" });
    const html = await answer(path, today(), { method: "POST", body });
    const [, preloaded = ""] = / data-preload="(\S+) /.exec(html) ?? [];
    expect(files.get(preloaded), path).toBeDefined();
    expect(html).toContain(`>import "${preloaded}";`);
  }
});
