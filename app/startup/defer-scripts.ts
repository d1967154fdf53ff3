/** Matches React Router's inline scripts: its context, its entry module and its data. */
const FRAMEWORK_SCRIPT = /<script[^>]*>((?:import "|window\.__reactRouter)[\s\S]*?)<\/script>/g;
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const INERT = '<script type="text/deferred"></script>';

/**
 * Makes React Router's scripts inert until deferred-hydration.ts runs them. The first one receives
 * the code of all; the others stay as empty elements, because React hydrates them.
 * @param first code that runs before React Router's
 * @param contentFile the path of a script that is loaded with React Router's, and runs before them
 * @throws if React Router's HTML has changed
 */
export function deferScripts(html: string, first: string, contentFile: string): string {
  const files = Array.from(html.matchAll(MODULE_PRELOAD), ([, href]) => href);
  const scripts = Array.from(html.matchAll(FRAMEWORK_SCRIPT), ([, text = ""]) => text);
  if (files.length === 0) throw notFound('<link rel="modulepreload">');
  if (scripts.filter((text) => text.startsWith("import ")).length !== 1) {
    throw notFound("the module script that imports the routes");
  }
  const preload = [contentFile, ...files].join(" ");
  const code = [`import "${contentFile}";`, first, ...scripts].join("\n");
  const deferred = `<script type="text/deferred" data-preload="${preload}">${code}</script>`;
  return html
    .replaceAll(MODULE_PRELOAD, "")
    .replaceAll(FRAMEWORK_SCRIPT, INERT)
    .replace(INERT, () => deferred);
}

function notFound(part: string): Error {
  return new Error(`React Router's HTML has changed: defer-scripts.ts did not find ${part}.`);
}
