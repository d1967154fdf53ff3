import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";

/** What the linter says about a file in that folder with that import. */
function lint(folder: string, specifier: string): string {
  const file = `${folder}/import-rules-probe.ts`;
  writeFileSync(file, `import { x } from "${specifier}";\nexport const y = x;\n`);
  onTestFinished(() => rmSync(file));
  const { stdout } = spawnSync(process.execPath, ["node_modules/oxlint/bin/oxlint", file], {
    encoding: "utf8",
  });
  return stdout;
}

test.each([
  ["content", "#app/forms/validate.ts"],
  ["content", "../app/forms/validate.ts"],
  ["app/ui", "#content/school.ts"],
  ["app/ui", "../sections/hero.tsx"],
  ["app/ui", "../../content/school.ts"],
  ["app/sections", "#server/clock.ts"],
  ["app/sections", "../../server/clock.ts"],
  ["app/sections", "../routes/home.tsx"],
  ["app/forms/contact", "../../sections/hero.tsx"],
  ["app/routes", "#server/clock.ts"],
  ["app/routes", "node:fs"],
  ["server", "#app/forms/contact/contact-form.tsx"],
  ["server", "../app/root.tsx"],
  ["server/store", "../mail/retry.ts"],
  ["server/store", "../http/limits.ts"],
  ["server/mail", "../http/limits.ts"],
  ["server/submissions", "../http/limits.ts"],
])("a file in %s may not import %s", (folder, specifier) => {
  expect(lint(folder, specifier)).toContain("no-restricted-imports");
});

test.each([
  ["content", "./school.ts"],
  ["app/sections", "../ui/button.tsx"],
  ["app/routes", "#content/school.ts"],
  ["server/submissions", "#app/forms/contact/schema.ts"],
  ["server/mail", "../store/tables.ts"],
])("a file in %s may import %s", (folder, specifier) => {
  expect(lint(folder, specifier)).not.toContain("no-restricted-imports");
});
