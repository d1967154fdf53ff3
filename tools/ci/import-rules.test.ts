import { expect, test } from "vitest";

import { importRules } from "./import-rules.ts";

/** The rule of a folder, as the linter finds it: the last one whose pattern fits. */
function isForbidden(folder: string, specifier: string): boolean {
  const rule = importRules().findLast(({ files: [pattern = ""] }) =>
    `${folder}/`.startsWith(pattern.replace("**", "")),
  );
  const [, { patterns }] = Object(rule?.rules)["no-restricted-imports"];
  return patterns.some(({ regex }: { regex: string }) => new RegExp(regex).test(specifier));
}

// What may be imported, the linter proves with the code of the site itself.
test.each([
  ["content", "react"],
  ["content", "#forms/validate.ts"],
  ["content/derive", "node:fs"],
  ["content", "./derive/derive-content.ts"],
  ["content/course", "../check/mistakes.ts"],
  ["content/schema", "../derive/fact-texts.ts"],
  ["content/check", "../files/read-documents.ts"],
  ["app/ui/button", "../../sections/apply-banner.tsx"],
  ["app/ui/button", "#content/content.ts"],
  ["app/sections", "../root.tsx"],
  ["app/forms", "../routes.ts"],
  ["app/routes/home", "fs"],
  ["app/routes/home", "#tests/support/site.ts"],
  ["server/http", "../store/outbox.ts"],
  ["server/http/files", "../../mail/delivery.ts"],
  ["server/http/pages", "#app/root.tsx"],
  ["server/http", "../../studio/contract/pictures.ts"],
  ["server/cli", "../main.ts"],
  ["server/mail/smtp/login", "../../../core/log.ts"],
  ["studio/client/routes", "#app/routes/home/route.tsx"],
  ["studio/contract", "../server/studio-app.ts"],
  ["render/styles", "../../app/root.tsx"],
])("%s may not import %s", (folder, specifier) => {
  expect(isForbidden(folder, specifier)).toBe(true);
});
