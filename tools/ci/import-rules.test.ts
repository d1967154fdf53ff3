import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

import linterConfig from "../../oxlint.config.ts";
import { importRules } from "./import-rules.ts";

const LINTER = resolve("node_modules/oxlint/bin/oxlint");

/** One import for each way in which a folder can be named, and for each rule of its own. */
const FORBIDDEN = [
  ["content", "react"],
  ["content", "#forms/validate.ts"],
  ["content/derive", "node:fs"],
  ["content/check", "../files/read-documents.ts"],
  ["app/ui/button", "../../sections/apply-banner.tsx"],
  ["app/ui/button", "../../../content/content.ts"],
  ["app/sections", "../root.tsx"],
  ["app/forms", "../routes.ts"],
  ["app/routes/home", "fs"],
  ["app/routes/home", "../../../tests/support/site.ts"],
  ["server/http", "../store/outbox.ts"],
  ["server/http/files", "../../mail/delivery.ts"],
  ["server/http/pages", "../../../app/root.tsx"],
  ["server/http", "../../studio/contract/website-studio.ts"],
  ["server/cli", "../main.ts"],
  ["studio/client/routes", "#app/routes/home/route.tsx"],
  ["studio/contract", "../server/studio-app.ts"],
  ["render/styles", "../../app/root.tsx"],
] as const;

const ALLOWED = [
  ["content", "./content.ts"],
  ["content/files", "node:fs"],
  ["app/ui/dialog", "../button/button.tsx"],
  ["app/routes/home", "#content/content.ts"],
  // In app/, this is app/forms/, and not forms/.
  ["app/routes/apply/form", "../../../forms/send-mail.ts"],
  ["server/http/files", "../body-slots.ts"],
  ["server/submissions", "../store/schema/tables.ts"],
  ["studio/client/routes", "../../contract/website-studio.ts"],
] as const;

/** Lints one generated file per import, and returns the indexes of the forbidden imports. */
function lint(cases: readonly (readonly [string, string])[]): Set<number> {
  const tree = mkdtempSync(join(tmpdir(), "import-rules-"));
  try {
    writeFileSync(join(tree, ".oxlintrc.json"), JSON.stringify({ overrides: importRules() }));
    for (const [index, [folder, specifier]] of cases.entries()) {
      mkdirSync(join(tree, folder), { recursive: true });
      writeFileSync(
        join(tree, folder, `case-${index}.ts`),
        `import { x } from "${specifier}";\nexport const y = x;\n`,
      );
    }
    const { stdout } = spawnSync(process.execPath, [LINTER, "--format=unix"], {
      cwd: tree,
      encoding: "utf8",
    });
    const found = stdout.matchAll(/case-(\d+)\.ts.*no-restricted-imports/g);
    return new Set(Array.from(found, ([, index]) => Number(index)));
  } finally {
    rmSync(tree, { recursive: true });
  }
}

test("the linter’s configuration has the import rules of MAY_IMPORT", () => {
  expect(linterConfig.overrides).toEqual(expect.arrayContaining(importRules()));
});

test("the linter reports the imports that MAY_IMPORT does not allow, and no others", () => {
  const found = lint([...FORBIDDEN, ...ALLOWED]);
  expect(found).toEqual(new Set(FORBIDDEN.keys()));
});
