import { contrastOf } from "#content/pictures/measure-words.ts";
import { webManifest } from "#content/school/social-card.ts";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { themeColors } from "./shell/theme/theme-color-meta.tsx";
import { content } from "../tests/support/site-content.ts";

const css = readFileSync(new URL("./styles/tokens.css", import.meta.url), "utf8");

/** The value of a custom property as declared in tokens.css. */
function declared(name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (!value) throw new Error(`tokens.css declares no --${name}`);
  return value;
}

/** A token's colour in the light or the dark theme, as `#rrggbb`. */
function colour(name: string, scheme: "light" | "dark"): string {
  const value = declared(name);
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
  const chosen = (pair ? pair[scheme === "light" ? 1 : 2] : value) ?? value;
  const reference = /^var\(--([\w-]+)\)$/.exec(chosen)?.[1];
  return reference ? colour(reference, scheme) : chosen;
}

function rgb(hex: string): readonly [number, number, number] {
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
}

/** WCAG 1.4.11. Of text, axe measures the contrast on every page. */
test("buttons, borders and focus rings have a contrast of at least 3 to 1 in both themes", () => {
  const backgrounds = ["background", "card", "muted"];
  const pairs = ["primary", "muted-foreground", "link"].flatMap((edge) =>
    backgrounds.map((back) => [edge, back] as const),
  );
  for (const scheme of ["light", "dark"] as const) {
    for (const [edge, back] of pairs) {
      const ratio = contrastOf(rgb(colour(edge, scheme)), rgb(colour(back, scheme)));
      expect(ratio, `${scheme}: ${edge} on ${back}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test("the theme-color metas and the web manifest have the page’s background colour", () => {
  expect(themeColors).toEqual({
    light: colour("background", "light"),
    dark: colour("background", "dark"),
  });
  const { light } = themeColors;
  expect(webManifest(content)).toMatchObject({ background_color: light, theme_color: light });
});
