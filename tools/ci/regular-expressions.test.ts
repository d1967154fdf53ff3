import { globSync, readFileSync } from "node:fs";
import { check } from "recheck";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import * as z from "zod";

interface Expression {
  place: string;
  source: string;
  flags: string;
}

/** The code that meets strangers' text: of the server, the studio's door and lists, forms and pages. */
const SOURCES = [
  "server/**/*.ts",
  "studio/server/{door,submissions}/*.ts",
  "content/**/*.ts",
  "forms/**/*.ts",
  "app/forms/**/*.{ts,tsx}",
  "app/startup/*.ts",
  "app/seo/**/*.ts",
];

/** A file whose expressions start with `<`, which React escapes in visitors' input. */
const ONLY_TRUSTED_HTML = "app/startup/defer-scripts.ts";

function expressions(): Expression[] {
  // What content/check/ reads is the owner's own.
  const files = globSync(SOURCES, { exclude: ["**/*.test.ts", "content/check/**"] });
  const literals = files
    .map((file) => file.replaceAll("\\", "/"))
    .flatMap((file) => {
      const found: Expression[] = [];
      const { program } = parseSync(file, readFileSync(file, "utf8"));
      new Visitor({
        Literal(node) {
          if (!("regex" in node)) return;
          const { pattern: source, flags } = node.regex;
          found.push({ place: `${file}: /${source}/${flags}`, source, flags });
        },
      }).visit(program);
      return file === ONLY_TRUSTED_HTML ? [] : found;
    });
  const { source, flags } = z.regexes.email;
  return [...literals, { place: "zod’s e-mail address", source, flags }];
}

test("every regular expression of the server takes linear time on any input", async () => {
  const found = expressions();
  expect(found.length, "expressions found").toBeGreaterThan(15);
  const unsafe: string[] = [];
  // One after the other, because each check that starts beside others starts a program of its own.
  for (const { place, source, flags } of found) {
    const { status } = await check(source, flags, { timeout: 20_000 });
    if (status !== "safe") unsafe.push(`${status}: ${place}`);
  }
  expect(unsafe).toEqual([]);
}, 120_000);
