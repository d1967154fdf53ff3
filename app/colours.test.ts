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

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 1.4.11. Of text, axe measures the contrast on every page. */
test("buttons, borders and focus rings have a contrast of at least 3 to 1 in both themes", () => {
  const backgrounds = ["background", "card", "muted"];
  const pairs = ["primary", "muted-foreground", "link"].flatMap((edge) =>
    backgrounds.map((back) => [edge, back] as const),
  );
  for (const scheme of ["light", "dark"] as const) {
    for (const [edge, back] of pairs) {
      const ratio = contrast(colour(edge, scheme), colour(back, scheme));
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
