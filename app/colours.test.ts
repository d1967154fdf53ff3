import { webManifest } from "#content/search.ts";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { themeGrounds } from "./ui/theme-grounds.tsx";

const css = readFileSync(new URL("./styles/tokens.css", import.meta.url), "utf8");

/** A custom property's value as tokens.css declares it. */
function declared(name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (!value) throw new Error(`tokens.css declares no --${name}`);
  return value;
}

/** A token's colour by day or by night, as `#rrggbb`. */
function colour(name: string, scheme: "day" | "night"): string {
  const value = declared(name);
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
  const chosen = (pair ? pair[scheme === "day" ? 1 : 2] : value) ?? value;
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

const grounds = ["ground", "surface", "tint"];
const texts = ["text", "quiet", "link", "error"];

describe.each(["day", "night"] as const)("by %s", (scheme) => {
  const ratio = (one: string, other: string) =>
    contrast(colour(one, scheme), colour(other, scheme));

  test.each(grounds.flatMap((ground) => texts.map((text) => [text, ground])))(
    "%s can be read on %s (WCAG 1.4.3)",
    (text = "", ground = "") => {
      expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(["loud", "loud-hover"])("the words of a button can be read on %s", (ground) => {
    expect(ratio("on-loud", ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)("the loud button, a field's edge and the focus stand out on %s", (ground) => {
    for (const edge of ["loud", "quiet", "link"]) {
      expect(ratio(edge, ground), edge).toBeGreaterThanOrEqual(3);
    }
  });
});

test("the bars around the page have its ground’s colour", () => {
  expect(themeGrounds).toEqual({ light: colour("ground", "day"), dark: colour("ground", "night") });
  const { light } = themeGrounds;
  expect(webManifest).toMatchObject({ background_color: light, theme_color: light });
});

test("gold can be read on the night's grounds", () => {
  for (const ground of grounds) {
    expect(contrast(colour("color-gold", "night"), colour(ground, "night"))).toBeGreaterThanOrEqual(
      4.5,
    );
  }
});
