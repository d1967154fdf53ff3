import type { OxlintOverride } from "oxlint";

/**
 * The folders that each folder may import from, in addition to itself; of those with `types:`, only
 * types. Tests may import all.
 */
export const MAY_IMPORT: Readonly<Record<string, string>> = {
  // The texts and their types, in all folders without a line of their own.
  content: "types:content/schema types:content/derive",
  "content/schema": "content",
  "content/derive": "content content/schema",
  "content/check": "content content/schema content/derive",
  "content/changes": "content content/schema",
  "content/files": "content content/schema content/check server/access",
  forms: "content",

  "app/ui": "",
  "app/csp": "content forms",
  "app/startup": "app/csp",
  "app/photographs": "content app/csp",
  "app/seo": "content forms app/ui",
  "app/forms": "content forms app/ui",
  "app/sections": "content types:content/schema app/ui app/startup app/seo app/forms",
  "app/shell": "content app/ui app/startup app/sections",
  "app/routes":
    "content types:content/schema forms app/ui app/startup app/seo app/forms app/sections app/shell",

  "server/access": "",
  "server/core": "content content/schema content/check forms server/access",
  "server/store": "content content/schema forms server/core server/access",
  "server/browser-errors": "server/core server/store",
  "server/submissions": "content forms server/core server/store",
  "server/http":
    "content content/schema forms render server/core types:server/store server/submissions server/browser-errors",
  "server/mail": "content forms server/core server/store",
  "server/system-mails": "content forms server/core server/store server/mail server/admin",
  "server/admin":
    "content content/files forms server/core server/store server/mail server/inbox server/browser-errors server/publish",
  "server/inbox": "server/core server/http server/mail server/store",
  "server/metrics": "server/core server/http server/mail server/store server/admin",
  "server/cli":
    "content content/schema content/files forms server/core server/store server/mail server/publish server/admin",

  "studio/contract": "content content/schema forms types:server/admin types:studio/server",
  "studio/client":
    "content content/schema content/changes content/derive forms app/ui app/csp app/startup app/sections app/shell studio/contract types:studio/server types:server/admin types:server/submissions",
  "studio/server":
    "content content/schema content/changes content/derive content/check content/files forms app/ui server/core server/http server/store server/mail server/browser-errors server/submissions server/admin server/publish server/versions render studio/contract",

  "server/versions":
    "content content/check content/schema content/files render server/core server/store",
  "server/publish":
    "content content/schema content/changes content/check content/files server/core server/store server/versions",

  render: "content forms",
};

/** Folders that may import the site's code, but that the site's code must not import. */
const OUTSIDE = ["tests", "tools", "bench", "studio"];

/** Folders whose code also runs in browsers. */
const IN_BROWSERS = /^(?:app|forms|content(?!\/files)|studio\/client|studio\/contract)(?:\/|$)/;

interface Pattern {
  regex: string;
  message: string;
  allowTypeImports?: boolean;
}

/** Generates the linter's overrides from MAY_IMPORT. */
export function importRules(): OxlintOverride[] {
  return Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
    files: [`${folder}/**`],
    rules: {
      "no-restricted-imports": ["error", { patterns: patterns(folder, allowed.split(" ")) }],
    },
  }));
}

function patterns(folder: string, allowed: readonly string[]): Pattern[] {
  const [area = folder] = folder.split("/");
  const forbidden = [
    ...Object.keys(MAY_IMPORT),
    ...OUTSIDE.filter((outside) => outside !== area),
  ].filter((other) => other !== folder && !allowed.includes(other));
  const message = `Of ours, ${folder}/ may import ${allowed.join(", ") || "nothing"}.`;
  return [
    ...forbidden.map((other) => ({
      regex: specifiersOf(other, folder),
      message,
      allowTypeImports: allowed.includes(`types:${other}`),
    })),
    // Not for docs/, which has no alias; the linter's expressions cannot look ahead.
    {
      regex: "^(\\.\\./){3,}[^d.]",
      message: "From three folders up, import by an alias of package.json, as #app/….",
    },
    // The composition roots: root.tsx, routes.ts and entry.* in app/, main.ts and create-*.ts.
    {
      regex: `(^#|^(\\.\\./)+)((app|server)/)?(root|routes|entry\\.\\w+|main|create-mail-composer|create-app|open-build)\\.tsx?$`,
      message: "A composition root imports its parts, not the other way round.",
    },
    ...(IN_BROWSERS.test(folder)
      ? [
          {
            regex: "^(node:|(fs|path|os|crypto|http|url|child_process)(/|$))",
            message: "This runs in browsers.",
          },
        ]
      : []),
    ...(folder === "content"
      ? [{ regex: "^[a-z@]", message: "content/ imports no package." }]
      : []),
  ];
}

/** Matches import specifiers of another folder in files of `folder`: by alias or relative path. */
function specifiersOf(other: string, folder: string): string {
  const [[area], [otherArea = other, subfolder]] = [folder.split("/"), other.split("/")];
  const byAlias = `^#${other}/`;
  const up = folder === area ? "\\.{1,2}/" : "\\.\\./";
  if (subfolder && otherArea === area) return `${byAlias}|^(${up})+${subfolder}/`;
  // In app/, "../forms/" means app/forms/, so the top-level folder is matched by its alias only.
  const isAmbiguous = `${area}/${other}` in MAY_IMPORT;
  return isAmbiguous ? byAlias : `${byAlias}|^(\\.\\./)+${other}/`;
}
