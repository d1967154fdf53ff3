import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { RenderedFile, RenderedSite } from "../../render/rendered-site.ts";
import { writeCompressed } from "./finish-assets.ts";

/**
 * Writes the rendered pages where the server reads them: `client/` has those served by path,
 * `pages/` those served for a query, a date or an error status, and `policies.json` all policies.
 */
export function writePages(folder: string, { pages, files }: RenderedSite): void {
  const policies: Record<string, string> = {};
  for (const [name, { policy, encodings }] of pages) {
    const isPath = /^\/[\w-]*$/.test(name);
    const file = isPath
      ? join("client", name, "index.html")
      : join("pages", `${encodeURIComponent(name)}.html`);
    write(join(folder, file), encodings);
    policies[file.replaceAll("\\", "/")] = policy;
  }
  for (const [path, encodings] of files) write(join(folder, "client", path), encodings);
  writeFileSync(join(folder, "policies.json"), JSON.stringify(policies, null, 2));
}

function write(file: string, encodings: RenderedFile): void {
  mkdirSync(dirname(file), { recursive: true });
  const plain = encodings.at(-1);
  if (plain) writeFileSync(file, plain.bytes);
  writeCompressed(file, encodings);
}
