import type { PageJob, PageAnswer } from "./page-renderer.ts";
import { loadPages } from "./pages-build.ts";
import { createRenderPage } from "./render-page.ts";

/*
 * Renders single pages in a process of its own, one for each message, with the build that the
 * process was started for, and ends when its parent disconnects.
 */

const [, , folder = "build"] = process.argv;
const build = loadPages(folder);

process.on("message", (job: PageJob & { id: number }) => {
  render(job).then(
    (page) => process.send?.({ id: job.id, page }),
    (error: unknown) => process.send?.({ id: job.id, problem: String(error) }),
  );
});

async function render({ basename, path, content, settings }: PageJob): Promise<PageAnswer> {
  const pages = await build;
  const renderPage = createRenderPage(
    () => Promise.resolve({ ...pages, basename }),
    "production",
    () => ({ content, settings }),
    () => "",
  );
  const answer = await renderPage(new Request(`http://localhost${basename}${path}`), {
    submit: () => Promise.reject(new Error("Nothing is sent from a page that is only looked at.")),
  });
  return { status: answer.status, html: await answer.text() };
}
