import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Content } from "#content/content.ts";
import { questionsToAsk } from "#content/form-texts/contact-form.ts";
import { refusedPostText } from "#content/mail/mail-service.ts";
import type { SubmissionService } from "#forms/contract.ts";
import { NO_REFERENCE } from "#forms/reference-number.ts";
import { createRenderPage, type RenderPage } from "#server/http/pages/render-page.ts";
import { data } from "react-router";

/** Any origin works, because pages link to each other by path. */
const ORIGIN = "http://localhost";

/**
 * Prerenders pages that React Router's `prerender` does not support: those with a query or a date
 * in the URL, and error pages. Then the server need not render for a GET request.
 * @param folder the build; pages are written to its `pages/`, named by URL or status
 * @throws when a page has an unexpected status
 */
export async function renderOtherPages(folder: string, content: Content): Promise<void> {
  const pages = join(folder, "pages");
  mkdirSync(pages, { recursive: true });
  const build: unknown = await import(pathToFileURL(resolve(folder, "server/index.js")).href);
  // No nonce, because the policy of a prerendered page uses hashes (postbuild/csp-hashes.ts).
  const renderPage = createRenderPage(
    () => Promise.resolve(build),
    "production",
    () => content,
    () => "",
  );
  const save = async (name: string, status: number, answer: ReturnType<RenderPage>) => {
    const response = await answer;
    if (response.status !== status) throw new Error(`${name} answers ${response.status}`);
    writeFileSync(join(pages, `${encodeURIComponent(name)}.html`), await response.text());
  };

  const addresses = [
    "/?sent=contact",
    "/?sent=application",
    `/?sent=contact&reference=${NO_REFERENCE}`,
    `/?sent=application&reference=${NO_REFERENCE}`,
    ...Object.keys(questionsToAsk(content.startDates)).map((about) => `/?ask=${about}`),
    ...content.startDates.map(({ label }) => `/apply/${label}`),
  ];
  for (const address of addresses) {
    await save(address, 200, renderPage(new Request(ORIGIN + address), nothingIsSent));
  }
  await save("404", 404, renderPage(new Request(`${ORIGIN}/404`), nothingIsSent));
  for (const [status, { title, hint }] of Object.entries(refusedPostText)) {
    const refusing: SubmissionService = {
      submit: () => {
        throw data({ hint }, { status: Number(status), statusText: title });
      },
    };
    const post = new Request(`${ORIGIN}/`, { method: "POST", body: new URLSearchParams() });
    await save(status, Number(status), renderPage(post, refusing));
  }
}

const nothingIsSent: SubmissionService = {
  submit: () => Promise.reject(new Error("Nothing is sent while the pages are built.")),
};
