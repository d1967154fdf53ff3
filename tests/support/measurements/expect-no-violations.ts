import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type axe from "axe-core";

import { finishAnimations } from "../page/settle.ts";

/** All rules for WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

// Half as long as `axe.source`, which every checked page has to parse.
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const phone = { width: 375, height: 812 };
const desktop = { width: 1280, height: 800 };

/** The light and the dark theme, on a phone and on a desktop. */
export const modes = (["light", "dark"] as const).flatMap((colorScheme) =>
  [phone, desktop].map((size) => ({ colorScheme, size })),
);

type Mode = (typeof modes)[number];

interface Options {
  /** By default `twoModes`. */
  inModes?: readonly Mode[];
  /** A selector of the part that has changed, if axe has already checked the rest of the page. */
  within?: string;
}

/** Two modes that have both themes and both sizes. */
export const twoModes = modes.filter(
  ({ colorScheme, size }) => (colorScheme === "light") === (size === phone),
);

/** One of these, for a state whose parts are checked in both elsewhere. */
export const inLight = twoModes.slice(0, 1);
export const inDark = twoModes.slice(1);

/** Expects no violations of axe's rules on the page, or in a part of it. */
export async function expectNoViolations(
  page: Page,
  state: string,
  { inModes = twoModes, within }: Options = {},
): Promise<void> {
  await test.step(`axe: ${state}`, async () => {
    for (const { colorScheme, size } of inModes) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      const found = await violations(page, within);
      expect.soft(found, `${state}, ${colorScheme}, ${size.width} px`).toEqual([]);
    }
  });
}

/** One line for each violating element, with the rule and the reason. */
async function violations(page: Page, within?: string): Promise<string[]> {
  await finishAnimations(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([part, values]) => {
      const results = await window.axe.run(part ? { include: [part] } : document, {
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
        // axe would wait for third-party style sheets, of which there are none, and for frames,
        // into which it is not injected.
        preload: false,
        iframes: false,
      });
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    [within, tags] as const,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
