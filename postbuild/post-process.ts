import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { compress } from "./compress.ts";
import { splitStyles } from "./critical-css.ts";
import { pagePolicy } from "./csp-hashes.ts";
import { moveDeferredScripts } from "./deferred-scripts-file.ts";

const POLICIES = "policies.json";

/** `client/` has the pages served by path, `pages/` those served for a query or an error status. */
const PAGES = ["client/**/*.html", "pages/*.html"];

/**
 * Post-processes a build: moves deferred styles and scripts into files, writes each page's content
 * security policy to `policies.json`, and compresses files (`.br`, `.gz`).
 * @param folder contains `client/`, and optionally `pages/`
 * @param mailService the URL to which pages send forms, if not the site itself
 */
export async function finishBuild(folder: string, mailService: string | undefined): Promise<void> {
  const policies: Record<string, string> = {};
  for (const page of globSync(PAGES, { cwd: folder })) {
    // Removes an attribute that only lazy route discovery reads, which is off.
    const whole = readFileSync(join(folder, page), "utf8").replaceAll(' data-discover="true"', "");
    const { html: styled, styleSheet } = await splitStyles(whole);
    const { html, scriptFile } = moveDeferredScripts(styled);
    writeFileSync(join(folder, page), html);
    for (const { file, text } of [styleSheet, scriptFile]) {
      writeFileSync(join(folder, "client", file), text);
    }
    policies[policyKey(page)] = pagePolicy(html, mailService);
  }
  writeFileSync(join(folder, POLICIES), JSON.stringify(policies, null, 2));

  const files = globSync(["client/**/*", "pages/*"], { cwd: folder }).filter(
    (file) => statSync(join(folder, file)).isFile() && !/\.(br|gz)$/.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const compressed = await compress(file, readFileSync(join(folder, file)));
      for (const [ending, bytes] of Object.entries(compressed)) {
        writeFileSync(join(folder, file + ending), bytes);
      }
    }),
  );
}

/** The key by which the server finds a page's policy, with slashes on Windows, too. */
export function policyKey(page: string): string {
  return page.replaceAll("\\", "/");
}
