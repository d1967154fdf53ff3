/** Matches React Router's inline scripts: its context, its entry module and its data. */
const FRAMEWORK_SCRIPT = /<script[^>]*>((?:import "|window\.__reactRouter)[\s\S]*?)<\/script>/g;
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const INERT = '<script type="text/deferred"></script>';

/**
 * Makes React Router's scripts inert until deferred-hydration.ts runs them. The first one receives
 * the code of all; the others stay as empty elements, because React hydrates them.
 * @param first code that runs before React Router's
 * @throws if React Router's HTML has changed
 */
export function deferScripts(html: string, first: string): string {
  const files = Array.from(html.matchAll(MODULE_PRELOAD), ([, href]) => href);
  const scripts = Array.from(html.matchAll(FRAMEWORK_SCRIPT), ([, text = ""]) => text);
  if (files.length === 0) throw notFound('<link rel="modulepreload">');
  if (scripts.filter((text) => text.startsWith("import ")).length !== 1) {
    throw notFound("the module script that imports the routes");
  }
  const deferred = `<script type="text/deferred" data-preload="${files.join(" ")}">${[first, ...scripts].join("\n")}</script>`;
  return html
    .replaceAll(MODULE_PRELOAD, "")
    .replaceAll(FRAMEWORK_SCRIPT, INERT)
    .replace(INERT, () => deferred);
}

function notFound(part: string): Error {
  return new Error(`React Router's HTML has changed: defer-scripts.ts did not find ${part}.`);
}
