import { once } from "node:events";
import { text } from "node:stream/consumers";
import { serialize } from "node:v8";

import { loadPages, readCriticalStyles } from "./pages-build.ts";
import type { RenderJob } from "./render-in-child.ts";
import { renderSite } from "./render-site.ts";

/*
 * Renders a site in a process of its own: reads the job from standard input and writes the rendered
 * site to standard output.
 */

const { folder, content, settings }: RenderJob = JSON.parse(await text(process.stdin));
const site = await renderSite({
  build: await loadPages(folder),
  styles: readCriticalStyles(folder),
  content,
  settings,
});
if (!process.stdout.write(serialize(site))) await once(process.stdout, "drain");
