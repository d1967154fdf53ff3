import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { compress } from "../../render/compress.ts";
import { fileHash } from "../../render/file-hash.ts";
import { CRITICAL_STYLES } from "../../render/pages-build.ts";
import { type CriticalStyles, parseStyles } from "../../render/styles/parse-styles.ts";

/** Pictures, fonts and videos are compressed already. */
const COMPRESSIBLE = /\.(css|js|svg|json|txt|ico|vtt)$/;
const ENDINGS = { br: ".br", gzip: ".gz" } as const;

/** Writes the style sheet that pages link, and what the renderer needs to choose critical CSS. */
export function writeStyles(folder: string, styles: string): void {
  const { linked, critical } = parseStyles(styles);
  const sheet = `/assets/styles-${fileHash(linked)}.css`;
  writeFileSync(join(folder, "client", sheet), linked);
  const stored: CriticalStyles = { sheet, ...critical };
  writeFileSync(join(folder, CRITICAL_STYLES), JSON.stringify(stored));
}

/** Compresses the files of a build (`.br`, `.gz`). */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync("client/**/*", { cwd: folder })
    .map((file) => join(folder, file))
    .filter((file) => COMPRESSIBLE.test(file) && statSync(file).isFile());
  const compressOne = async (file: string) => {
    for (const { encoding, bytes } of await compress(readFileSync(file))) {
      if (encoding !== "identity") writeFileSync(file + ENDINGS[encoding], bytes);
    }
  };
  await Promise.all(files.map(compressOne));
}
