import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

import linterConfig from "../../oxlint.config.ts";
import { importRules } from "./import-rules.ts";

const LINTER = resolve("node_modules/oxlint/bin/oxlint");

const FORBIDDEN = [
  ["content", "#forms/validate.ts"],
  ["content", "react"],
  ["content/course", "../../app/ui/button/button.tsx"],
  ["content/course", "../derive/derive-content.ts"],
  ["content/derive", "node:fs"],
  ["content/check", "#server/core/settings/settings.ts"],
  ["content/check", "../files/read-documents.ts"],
  ["forms", "#app/forms/sending/send-mail.ts"],
  ["forms", "node:fs"],
  ["app/ui/button", "#content/content.ts"],
  ["app/ui/button", "../../sections/apply-banner.tsx"],
  ["app/ui/button", "../../../content/content.ts"],
  ["app/seo", "#content/files/built-in-content.ts"],
  ["app/seo", "../routes/home/route.tsx"],
  ["app/sections", "#server/core/clock.ts"],
  ["app/sections", "../../server/core/clock.ts"],
  ["app/sections", "../routes/home/route.tsx"],
  ["app/sections", "../shell/site-footer.tsx"],
  ["app/sections", "../root.tsx"],
  ["app/forms", "../routes.ts"],
  ["app/forms/contact", "../../sections/apply-banner.tsx"],
  ["app/shell/chat", "../../routes/home/hero.tsx"],
  ["app/routes/home", "#server/core/clock.ts"],
  ["app/routes/home", "node:fs"],
  ["app/routes/home", "fs"],
  ["app/routes/home", "../../../tests/support/site.ts"],
  ["server/core", "../http/health-probes.ts"],
  ["server/http", "#app/forms/contact/contact-us-form.tsx"],
  ["server/http/pages", "../../../app/root.tsx"],
  ["server/http", "../store/outbox.ts"],
  ["server/http/files", "../../mail/delivery.ts"],
  ["server/http", "../cli/desk.ts"],
  ["server/mail", "../http/health-probes.ts"],
  ["server/mail", "../submissions/accept-submission.ts"],
  ["server/submissions", "../http/health-probes.ts"],
  ["server/submissions", "../mail/delivery.ts"],
  ["server/store/schema", "../../mail/retry.ts"],
  ["server/store", "../cli/desk.ts"],
  ["server/store", "../create-app.ts"],
  ["server/inbox", "../store/outbox.ts"],
  ["server/cli", "../submissions/retention.ts"],
  ["server/cli/commands", "../../http/health-probes.ts"],
  ["server/cli", "#app/forms/contact/contact-us-form.tsx"],
  ["server/cli", "../main.ts"],
  ["server/http", "../../studio/contract/studio.ts"],
  ["studio/client", "../../server/store/outbox.ts"],
  ["studio/client/routes", "#app/routes/home/route.tsx"],
  ["studio/client/shell", "node:fs"],
  ["studio/contract", "../server/studio-app.ts"],
  ["studio/server", "../client/words.ts"],
  ["studio/server", "../../app/root.tsx"],
  ["render", "#server/core/clock.ts"],
  ["render/styles", "../../app/root.tsx"],
] as const;

const ALLOWED = [
  ["content", "./content.ts"],
  ["content/derive", "../course/course.ts"],
  ["content/files", "node:fs"],
  ["forms", "#content/form-texts/application-form.ts"],
  ["app/ui/button", "react"],
  ["app/ui/dialog", "../button/button.tsx"],
  ["app/sections", "../ui/button/button.tsx"],
  ["app/forms/contact", "../honeypot-field.tsx"],
  ["app/routes/home", "#content/content.ts"],
  ["app/routes/apply/form", "../../../forms/send-mail.ts"],
  ["server/http", "../submissions/accept-submission.ts"],
  ["server/http/files", "../accepted-encoding.ts"],
  ["server/submissions", "#forms/check-form.ts"],
  ["server/submissions", "../store/schema/tables.ts"],
  ["server/mail", "../store/outbox.ts"],
  ["server/cli/commands", "../../mail/check-smtp.ts"],
  ["server/cli", "#content/content.ts"],
  ["studio/client/routes", "../../contract/studio.ts"],
  ["studio/client/routes", "#app/ui/button/button.tsx"],
  ["studio/server", "../../server/cli/open-store.ts"],
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

test("the linter reports imports that MAY_IMPORT does not allow", () => {
  const found = lint(FORBIDDEN);
  expect(FORBIDDEN.filter((_, index) => !found.has(index))).toEqual([]);
});

test("the linter accepts imports that MAY_IMPORT allows", () => {
  const found = lint(ALLOWED);
  expect(ALLOWED.filter((_, index) => found.has(index))).toEqual([]);
});
