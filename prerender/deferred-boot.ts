/** The scripts that React Router starts with, in the order of the page. */
const START_UP = /<script([^>]*)>((?:import "|window\.__reactRouter)[\s\S]*?)<\/script>/g;
/** How their module imports a route, or anything. */
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;
/** What it runs once it has everything else. */
const ENTRY = /^import\("([^"]+)"\);$/m;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;

/**
 * Takes the framework out of a page's way: its start-up scripts stay where they are but do
 * nothing, and its files are not asked for, until `app/document/boot.ts` says so. The scripts are
 * not removed, because React expects to find them.
 * @throws when the framework's scripts are not the ones known here
 */
export function deferBoot(html: string): string {
  const files = Array.from(html.matchAll(PRELOAD), ([, href = ""]) => href);
  const entries: string[] = [];
  const deferred = html
    .replaceAll(PRELOAD, "")
    .replaceAll(START_UP, (_script, attributes: string, text: string) => {
      if (!attributes.includes('type="module"')) return `<script type="text/boot">${text}</script>`;
      const [, entry = ""] = ENTRY.exec(text) ?? [];
      entries.push(entry);
      const module = oneAfterAnother(
        text,
        files.filter((file) => file !== entry),
      );
      return `<script type="text/boot" data-type="module" data-preload="${files.join(" ")}">${module}</script>`;
    });
  if (entries.length !== 1 || !files.includes(entries[0] ?? "")) {
    throw new Error("React Router starts in another way than prerender/deferred-boot.ts knows.");
  }
  return deferred;
}

/**
 * Has the start-up module run its files one after the other, in tasks of their own. What a module
 * imports runs in one task otherwise, in which the page answers to nobody.
 */
function oneAfterAnother(module: string, files: readonly string[]): string {
  return (
    files.map((file) => `await import("${file}");\n`).join("") +
    module.replaceAll(IMPORT, (_, name: string | undefined, file: string) =>
      name ? `const ${name} = await import(${file});` : "",
    )
  );
}
