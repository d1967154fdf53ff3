import type { OxlintOverride } from "oxlint";

/** The folders that each folder's files may import from, beside their own. Tests may import all. */
export const MAY_IMPORT: Readonly<Record<string, string>> = {
  content: "",
  "content-check": "content",
  forms: "content",

  "app/ui": "",
  "app/startup": "",
  "app/seo": "content app/ui",
  "app/forms": "content forms app/ui",
  "app/sections": "content app/ui app/startup app/seo app/forms",
  "app/shell": "content app/ui app/startup app/sections",
  "app/routes": "content forms app/ui app/startup app/seo app/forms app/sections app/shell",

  "server/core": "content content-check",
  "server/store": "forms server/core",
  "server/submissions": "content forms server/core server/store",
  "server/http": "content forms server/core server/submissions",
  "server/mail": "content forms server/core server/store",
  "server/summary": "content forms server/core server/store server/mail",
  "server/inbox": "server/core server/http server/mail",
  "server/metrics": "server/core server/http server/mail server/store",
  "server/cli": "content forms server/core server/store server/mail server/inbox",

  postbuild: "app/startup",
};

/** Folders that use the site; nothing of the site uses them. */
const OUTSIDE = ["tests", "tools", "bench"];

/** What runs in browsers, too. */
const IN_BROWSERS = /^(?:app|forms|content)(?:\/|$)/;

interface Pattern {
  regex: string;
  message: string;
}

/** The linter's overrides that hold each folder to the table. */
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
  const forbidden = [...Object.keys(MAY_IMPORT), ...OUTSIDE].filter(
    (other) => other !== folder && !allowed.includes(other),
  );
  const message = `Of ours, ${folder}/ may import ${allowed.join(", ") || "nothing"}.`;
  return [
    ...forbidden.map((other) => ({ regex: specifiersOf(other, area), message })),
    // The composition roots: app/root.tsx, app/routes.ts, app/entry.*, server/main.ts, create-app.ts.
    {
      regex: `(^#|^(\\.\\./)+)((app|server)/)?(root|routes|entry\\.\\w+|main|create-app)\\.tsx?$`,
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

/** Matches how a file of `area` may spell an import from another folder: by alias or relatively. */
function specifiersOf(other: string, area: string): string {
  const [otherArea = other, room] = other.split("/");
  const byAlias = `^#${other}/`;
  if (room && otherArea === area) return `${byAlias}|^(\\.\\./)+${room}/`;
  // "../forms/" of a file in app/ is app/forms/: the folder at the top has only its alias there.
  const isAmbiguous = `${area}/${other}` in MAY_IMPORT;
  return isAmbiguous ? byAlias : `${byAlias}|^(\\.\\./)+${other}/`;
}
