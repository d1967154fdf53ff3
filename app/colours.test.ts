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

const backgrounds = ["background", "card", "muted"];
const texts = ["foreground", "muted-foreground", "link", "error"];
const schemes = ["light", "dark"] as const;

/** Describes the pairs of colour tokens whose contrast is below `needed`, in either theme. */
function belowContrast(needed: number, pairs: readonly (readonly [string, string])[]): string[] {
  return schemes.flatMap((scheme) =>
    pairs.flatMap(([front, back]) => {
      const ratio = contrast(colour(front, scheme), colour(back, scheme));
      return ratio >= needed ? [] : [`${scheme}: ${front} on ${back} is ${ratio.toFixed(2)} to 1`];
    }),
  );
}

test("text has a contrast of at least 4.5 to 1 on every background, in both themes (WCAG 1.4.3)", () => {
  const pairs = backgrounds.flatMap((back) => texts.map((text) => [text, back] as const));
  const buttons = ["primary", "primary-hover"].map((back) => ["primary-foreground", back] as const);
  expect(belowContrast(4.5, [...pairs, ...buttons])).toEqual([]);
});

test("text on paper-coloured cards and tickets has a contrast of at least 4.5 to 1, in both themes", () => {
  expect(belowContrast(4.5, [["color-ink", "paper"]])).toEqual([]);
  // In the dark theme, paper keeps the light theme's text colours (`color-scheme: light`).
  for (const text of ["foreground", "muted-foreground", "link", "star-edge"]) {
    const ratio = contrast(colour(text, "light"), colour("paper", "dark"));
    expect(ratio, text).toBeGreaterThanOrEqual(4.5);
  }
});

test("buttons, borders and focus rings have a contrast of at least 3 to 1, in both themes (WCAG 1.4.11)", () => {
  const edges = ["primary", "muted-foreground", "link"];
  const pairs = backgrounds.flatMap((back) => edges.map((edge) => [edge, back] as const));
  expect(belowContrast(3, pairs)).toEqual([]);
});

test("the theme-color metas and the web manifest have the page’s background colour", () => {
  expect(themeColors).toEqual({
    light: colour("background", "light"),
    dark: colour("background", "dark"),
  });
  const { light } = themeColors;
  expect(webManifest(content)).toMatchObject({ background_color: light, theme_color: light });
});

test("in the dark theme, gold on every background and text on plum have a contrast of at least 4.5 to 1", () => {
  const gold = backgrounds.map((background) => ["color-gold", background] as const);
  const plum = [...texts, "color-gold"].map((text) => [text, "color-plum"] as const);
  for (const [front, back] of [...gold, ...plum]) {
    const ratio = contrast(colour(front, "dark"), colour(back, "dark"));
    expect(ratio, `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
  }
});
