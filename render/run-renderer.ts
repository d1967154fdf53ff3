import { spawnSync } from "node:child_process";
import { constants, setPriority } from "node:os";
import { serialize } from "node:v8";

import { withShownYear } from "#content/course/shown-year.ts";

import { loadPages, readCriticalStyles } from "./pages-build.ts";
import { createRenderPage } from "./render-page.ts";
import { nothingIsSent, renderSite } from "./render-site.ts";
import { IN_BACKGROUND, type PageJob, type SiteJob } from "./renderer.ts";

/*
 * Renders one job for each message, with the build that the process was started for, and ends when
 * its parent disconnects.
 */

const [, , folder = "build", priority] = process.argv;
if (priority === IN_BACKGROUND) {
  // Linux's policy for idle work: with the lowest nice value, a visitor's request waited up to 3 ms.
  const idle = ["--all-tasks", "--idle", "--pid", "0", String(process.pid)];
  if (spawnSync("chrt", idle).status !== 0) setPriority(constants.priority.PRIORITY_LOW);
}
const loading = loadPages(folder);

process.on("message", (job: (SiteJob | PageJob) & { id: number }) => {
  render(job).then(
    (answer) => process.send?.({ id: job.id, ...answer }),
    (error: unknown) => process.send?.({ id: job.id, problem: String(error) }),
  );
});

async function render(job: SiteJob | PageJob) {
  const build = await loading;
  const { settings } = job;
  const content = withShownYear(job.content, settings.day);
  if (!("path" in job)) {
    const site = await renderSite(build, readCriticalStyles(folder), { content, settings });
    return { site: serialize(site) };
  }
  const { basename, path } = job;
  const renderPage = createRenderPage(
    async () => ({ ...build, basename }),
    () => ({ content, settings }),
  );
  const request = new Request(`http://localhost${basename}${path}`);
  const answer = await renderPage(request, nothingIsSent);
  return { page: { status: answer.status, html: await answer.text() } };
}
