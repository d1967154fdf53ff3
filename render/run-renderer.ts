import { once } from "node:events";
import { getPriority, setPriority } from "node:os";
import { text } from "node:stream/consumers";
import { serialize } from "node:v8";

import type { RenderJob } from "./render-in-child.ts";

/*
 * Renders a site in a process of its own: reads the job from standard input and writes the rendered
 * site to standard output. At a low priority, so that the server answers visitors as fast as before.
 */

setPriority(Math.max(getPriority(), 10));
// Imported late, because their threads and their work get the priority of this moment.
const { loadPages, readCriticalStyles } = await import("./pages-build.ts");
const { renderSite } = await import("./render-site.ts");

const { folder, content, settings }: RenderJob = JSON.parse(await text(process.stdin));
const site = await renderSite({
  build: await loadPages(folder),
  styles: readCriticalStyles(folder),
  content,
  settings,
});
if (!process.stdout.write(serialize(site))) await once(process.stdout, "drain");
