import { expect, type Page } from "@playwright/test";

import { horizontalOverflow } from "../fixtures/clean-pages.ts";
import { finishAnimations } from "../page/finish-animations.ts";
import { layOutAllSections, replaceUserStyles } from "../page/styles.ts";
import { clippedText } from "./clipped-text.ts";

const textAt200Percent = "html { font-size: 212.5% !important }";
/** The text spacing that WCAG 1.4.12 requires pages to support. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

export const views = [
  { name: "text at 200 % on a desktop", width: 1280, height: 800, css: textAt200Percent },
  { name: "text spacing on a desktop", width: 1280, height: 800, css: textSpacing },
  { name: "text at 200 % on a phone", width: 375, height: 812, css: textAt200Percent },
  { name: "text spacing on a phone", width: 375, height: 812, css: textSpacing },
  { name: "at 400 % zoom", width: 320, height: 256, css: "" },
  { name: "on a phone in landscape", width: 667, height: 375, css: "" },
];

/** Expects that in every view no text is clipped or covered and nothing scrolls horizontally. */
export async function expectReadable(page: Page, state: string, inViews = views) {
  for (const { name, width, height, css } of inViews) {
    await page.setViewportSize({ width, height });
    await replaceUserStyles(page, css + layOutAllSections);
    await finishAnimations(page);
    expect.soft(await clippedText(page), `${state}, ${name}`).toEqual([]);
    const overflow = await horizontalOverflow(page);
    expect.soft(overflow, `horizontal overflow of ${state}, ${name}, in px`).toBe(0);
  }
}
