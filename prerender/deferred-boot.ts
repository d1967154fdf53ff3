/** The scripts that React Router starts with, in the order of the page. */
const START_UP = /<script([^>]*)>((?:import "|window\.__reactRouter)[\s\S]*?)<\/script>/g;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;

/**
 * Takes the framework out of a page's way: its start-up scripts stay where they are but do
 * nothing, and its files are not asked for, until `app/document/boot.ts` says so. The scripts are
 * not removed, because React expects to find them.
 * @throws when the framework's scripts are not the ones known here
 */
export function deferBoot(html: string): string {
  const files = Array.from(html.matchAll(PRELOAD), ([, href]) => href);
  const modules: string[] = [];
  const deferred = html
    .replaceAll(PRELOAD, "")
    .replaceAll(START_UP, (_script, attributes: string, text: string) => {
      if (!attributes.includes('type="module"')) return `<script type="text/boot">${text}</script>`;
      modules.push(text);
      return `<script type="text/boot" data-type="module" data-preload="${files.join(" ")}">${text}</script>`;
    });
  if (modules.length !== 1 || files.length === 0) {
    throw new Error("React Router starts in another way than prerender/deferred-boot.ts knows.");
  }
  return deferred;
}
