import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { compress } from "./compress.ts";
import { splitStyles } from "./critical-css.ts";
import { pagePolicy } from "./csp-hashes.ts";
import { moveStartUp } from "./start-up-file.ts";

const POLICIES = "policies.json";

/** The prerendered pages: those with a path of their own, and those named by query or status. */
const PAGES = ["client/**/*.html", "pages/*.html"];

/**
 * Finishes a build: takes out of each page the styles and scripts that can wait, writes each page's
 * policy to `policies.json`, and beside every file its compressed forms (`.br`, `.gz`).
 * @param folder holds `client/`, and may hold `pages/`
 * @param mailService where the pages send forms, if not to the site itself
 */
export async function finishBuild(folder: string, mailService: string | undefined): Promise<void> {
  const policies: Record<string, string> = {};
  for (const page of globSync(PAGES, { cwd: folder })) {
    const whole = readFileSync(join(folder, page), "utf8");
    const { html: styled, styleSheet } = await splitStyles(whole);
    const { html, startUp } = moveStartUp(styled);
    writeFileSync(join(folder, page), html);
    for (const { file, text } of [styleSheet, startUp]) {
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
      const packed = await compress(file, readFileSync(join(folder, file)));
      for (const [ending, bytes] of Object.entries(packed)) {
        writeFileSync(join(folder, file + ending), bytes);
      }
    }),
  );
}

/** The name under which the server looks a page's policy up: with slashes, on Windows as well. */
export function policyKey(page: string): string {
  return page.replaceAll("\\", "/");
}
