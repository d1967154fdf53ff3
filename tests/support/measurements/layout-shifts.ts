import type { Page } from "@playwright/test";

/**
 * Records a page's layout shifts from the first paint on.
 * @param afterInput whether to count shifts within 0.5 s of input, which have hadRecentInput
 * @returns a function that returns a line for each shift: its value and the moved elements
 */
export async function recordLayoutShifts(
  page: Page,
  { afterInput = false } = {},
): Promise<() => Promise<string[]>> {
  await page.addInitScript((countsInput) => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => "hadRecentInput" in entry;
    const rect = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(" ");
    const describe = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? "removed");
    const shifts: string[] = [];
    const record = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries.filter(isShift)) {
        if (hadRecentInput && !countsInput) continue;
        // Only generated content moved: a quotation mark wraps when the late typeface arrives.
        if (sources.length === 0) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${describe(node)} from ${rect(previousRect)} to ${rect(currentRect)}`,
        );
        shifts.push(`${value.toFixed(4)}: ${moved.join("; ")}`);
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, {
      readLayoutShifts: () => {
        record(observer.takeRecords());
        return shifts;
      },
    });
  }, afterInput);
  return () => page.evaluate(() => Reflect.get(window, "readLayoutShifts")());
}
