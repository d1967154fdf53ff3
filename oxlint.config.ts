import { defineConfig } from "oxlint";

import { importRules } from "./tools/ci/import-rules.ts";

export default defineConfig({
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "oxc", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  ignorePatterns: [
    "/build",
    "/studio/build",
    "/releases",
    "data",
    ".react-router",
    "**/node_modules",
  ],
  rules: {
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-unassigned-import": ["error", { allow: ["**/*.css"] }],
    "no-console": "error",
    "react/react-in-jsx-scope": "off",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "no-await-in-loop": "off",
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
    "oxc/no-map-spread": "off",
    "unicorn/consistent-function-scoping": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    // Type-aware rules that reported no mistake here, but only deliberate code.
    "typescript/await-thenable": "off",
    "typescript/consistent-return": "off",
    "typescript/no-base-to-string": "off",
    "typescript/no-misused-spread": "off",
    "typescript/no-unsafe-enum-comparison": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "typescript/require-array-sort-compare": "off",
    "typescript/restrict-template-expressions": "off",
    "typescript/unbound-method": "off",
  },
  overrides: [
    ...importRules(),
    { files: ["**/*.test.ts"], rules: { "no-restricted-imports": "off" } },
    {
      files: ["tests/screen-reader/**"],
      // `press` is an assertion, too: it waits for the expected announcement, or fails.
      rules: { "vitest/expect-expect": ["error", { assertFunctionNames: ["expect", "press"] }] },
    },
    {
      files: ["tests/support/**"],
      rules: { "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }] },
    },
    {
      files: [
        "server/core/fatal-error.ts",
        "studio/main.ts",
        "tools/**",
        "art/**",
        "bench/**",
        "tests/{abuse,crash,cluster,screen-reader}/**",
        "tests/take-screenshots/page-screenshots.ts",
      ],
      rules: { "no-console": "off" },
    },
  ],
});
