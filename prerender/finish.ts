import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { compress } from "./compress.ts";
import { splitStyles } from "./first-screen-styles.ts";
import { pagePolicy } from "./policies.ts";
import { moveStartUp } from "./start-up-file.ts";

const POLICIES = "policies.json";

/**
 * Finishes a build: takes out of each page the styles and scripts that can wait, writes each page's policy to
 * `policies.json`, and beside every file its packed forms (`.br`, `.gz`).
 * @param folder holds `client/`
 * @param mailService where the pages send forms, if not to the site itself
 */
export async function finishBuild(folder: string, mailService: string | undefined): Promise<void> {
  const client = join(folder, "client");
  const policies: Record<string, string> = {};
  for (const page of globSync("**/*.html", { cwd: client })) {
    const whole = readFileSync(join(client, page), "utf8");
    const { html: styled, styleSheet } = await splitStyles(whole);
    const { html, startUp } = moveStartUp(styled);
    writeFileSync(join(client, page), html);
    for (const { file, text } of [styleSheet, startUp]) writeFileSync(join(client, file), text);
    policies[page] = pagePolicy(html, mailService);
  }
  writeFileSync(join(folder, POLICIES), JSON.stringify(policies, null, 2));

  const files = globSync("**/*", { cwd: client }).filter(
    (file) => statSync(join(client, file)).isFile() && !/\.(br|gz)$/.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const packed = await compress(file, readFileSync(join(client, file)));
      for (const [ending, bytes] of Object.entries(packed)) {
        writeFileSync(join(client, file + ending), bytes);
      }
    }),
  );
}
