import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const LINTER = resolve("node_modules/oxlint/bin/oxlint");

/** What the linter says about a file in that folder with that import. */
function lint(folder: string, specifier: string): string {
  const tree = mkdtempSync(join(tmpdir(), "import-rules-"));
  onTestFinished(() => rmSync(tree, { recursive: true }));
  copyFileSync(".oxlintrc.json", join(tree, ".oxlintrc.json"));
  mkdirSync(join(tree, folder), { recursive: true });
  writeFileSync(
    join(tree, folder, "file.ts"),
    `import { x } from "${specifier}";\nexport const y = x;\n`,
  );
  return spawnSync(process.execPath, [LINTER], { cwd: tree, encoding: "utf8" }).stdout;
}

test.each([
  ["content", "#app/forms/validate.ts"],
  ["content", "../app/forms/validate.ts"],
  ["content", "react"],
  ["app/ui", "#content/school.ts"],
  ["app/ui", "../sections/hero.tsx"],
  ["app/ui", "../../content/school.ts"],
  ["app/sections", "#server/clock.ts"],
  ["app/sections", "../../server/clock.ts"],
  ["app/sections", "../routes/home.tsx"],
  ["app/sections", "../root.tsx"],
  ["app/forms", "../routes.ts"],
  ["app/forms/contact", "../../sections/hero.tsx"],
  ["app/chat", "../sections/hero.tsx"],
  ["app/routes", "#server/clock.ts"],
  ["app/routes", "node:fs"],
  ["app/routes", "fs"],
  ["app/routes", "../../tests/support/site.ts"],
  ["server", "#app/forms/contact/contact-form.tsx"],
  ["server", "../app/root.tsx"],
  ["server/http", "../store/outbox.ts"],
  ["server/http", "../mail/delivery.ts"],
  ["server/mail", "../http/limits.ts"],
  ["server/mail", "../submissions/check-form.ts"],
  ["server/submissions", "../http/limits.ts"],
  ["server/submissions", "../mail/delivery.ts"],
  ["server/store", "../mail/retry.ts"],
  ["server/store", "../create-app.ts"],
  ["server/store", "../desk/desk.ts"],
  ["server/http", "../desk/desk.ts"],
  ["server/desk", "../submissions/retention.ts"],
  ["server/desk", "../http/limits.ts"],
  ["server/desk", "../inbox/inbox-transport.ts"],
  ["server/desk", "../main.ts"],
  ["server/desk", "#app/forms/contact/contact-form.tsx"],
])("a file in %s may not import %s", (folder, specifier) => {
  expect(lint(folder, specifier)).toContain("no-restricted-imports");
});

test.each([
  ["content", "./school.ts"],
  ["app/ui", "react"],
  ["app/sections", "../ui/button.tsx"],
  ["app/routes", "#content/school.ts"],
  ["server/http", "../submissions/accept-submission.ts"],
  ["server/submissions", "#app/forms/contact/schema.ts"],
  ["server/submissions", "../store/tables.ts"],
  ["server/mail", "../store/tables.ts"],
  ["server/desk", "../store/create-store.ts"],
  ["server/desk", "../mail/check-smtp.ts"],
  ["server/desk", "#content/school.ts"],
])("a file in %s may import %s", (folder, specifier) => {
  expect(lint(folder, specifier)).not.toContain("no-restricted-imports");
});
